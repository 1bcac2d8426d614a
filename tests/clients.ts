import { testSnippets } from "./readme.ts";

// Beside the clients that the snippets import.
testSnippets(true, "tests/.snippets");
