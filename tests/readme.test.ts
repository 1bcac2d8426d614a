import { testSnippets } from "./readme.ts";

testSnippets(".test/snippets");
