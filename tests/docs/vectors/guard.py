"""
Puts values into the path of a url. A value that would make it another path is an error.

tiny-endpoint | MIT | Copyright (c) 2026 tiny-endpoint contributors
"""

import re
from urllib.parse import quote, unquote

# What changes a path that is decoded: a dot segment, and a NUL, tab or line break. Some servers take "\" for "/", and
# some cut a segment at ";". Who parses it again cuts it at "?", "#", "&" and spaces, or drops spaces and controls.
CHANGE = re.compile(r"[/\\][\x0b\x0c ]*\.{1,2}(?=[\0-\x20/\\?#&;]|\Z)|[\0\t\n\r]")

PLACEHOLDER = re.compile(r"\{(\w+)\}")


def make(template, values):
    """make("/users/{id}/keys?page={page}", {"id": "a/b", "page": 2}) is "/users/a%2Fb/keys?page=2"."""
    end = re.search(r"[?#]|\Z", template).start()
    path, query = template[:end], template[end:]
    made = fill(path, values)
    # What the template itself spells stays.
    if count_changes(made) > count_changes(PLACEHOLDER.sub("word", path)):
        raise ValueError(f"A value would change the path {template}")
    return made + fill(query, values, may_be_empty=True)


def fill(template, values, may_be_empty=False):
    def write(placeholder):
        name = placeholder[1]
        value = values.get(name)
        if isinstance(value, bool) or not isinstance(value, (str, int)) or (value == "" and not may_be_empty):
            raise ValueError(f"{name} needs a text or an integer")
        return quote(str(value), safe="")

    return PLACEHOLDER.sub(write, template)


def count_changes(path):
    # A proxy may decode a path, the server behind it again, and each of the 20 redirects that a client follows.
    for _ in range(20):
        path = unquote(path)
    return len(CHANGE.findall(path))
