import { testSnippets } from "./readme.ts";

testSnippets(false, ".test/snippets");
