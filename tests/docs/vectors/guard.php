<?php
// Puts values into the path of a url. A value that would make it another path is an error.
//
// tiny-endpoint | MIT | Copyright (c) 2026 tiny-endpoint contributors

// What changes a path that is decoded: a dot segment, and a NUL, tab or line break. Some servers take "\" for "/", and
// some cut a segment at ";". Who parses it again cuts it at "?", "#", "&" and spaces, or drops spaces and controls.
const CHANGE = '~[/\\\\][\x0b\x0c ]*\.{1,2}(?=[\0-\x20/\\\\?#&;]|\z)|[\0\t\n\r]~';

const PLACEHOLDER = '~\{(\w+)\}~';

/** make("/users/{id}/keys?page={page}", ["id" => "a/b", "page" => 2]) is "/users/a%2Fb/keys?page=2". */
function make(string $template, array $values): string
{
    $end = strcspn($template, "?#");
    [$path, $query] = [substr($template, 0, $end), substr($template, $end)];
    $made = fill($path, $values);
    // What the template itself spells stays.
    if (count_changes($made) > count_changes(preg_replace(PLACEHOLDER, "word", $path))) {
        throw new InvalidArgumentException("A value would change the path $template");
    }
    return $made . fill($query, $values, mayBeEmpty: true);
}

function fill(string $template, array $values, bool $mayBeEmpty = false): string
{
    $write = function (array $placeholder) use ($values, $mayBeEmpty): string {
        $value = $values[$placeholder[1]] ?? null;
        if (!(is_string($value) || is_int($value)) || ($value === "" && !$mayBeEmpty)) {
            throw new InvalidArgumentException("$placeholder[1] needs a text or an integer");
        }
        return rawurlencode((string) $value);
    };
    return preg_replace_callback(PLACEHOLDER, $write, $template);
}

function count_changes(string $path): int
{
    // A proxy may decode a path, the server behind it again, and each of the 20 redirects that a client follows.
    for ($time = 0; $time < 20; $time++) {
        $path = rawurldecode($path);
    }
    return preg_match_all(CHANGE, $path);
}
