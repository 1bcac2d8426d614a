/** A template and values: ours and other engines of RFC 6570. */
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import { parseTemplate } from "url-template";
import type { Design } from "./agree.ts";
import { type Case, type Run, compare, ofBuilds } from "./case.ts";
import { type Operation, flat } from "./operation.ts";
import type { Contestants } from "./race.ts";
import { samples } from "./samples.ts";

const HYPHENS: Design<Operation> = {
  who: "ours",
  what: "takes no hyphens in names, as RFC 6570 says",
  has: ({ template }) => /\{[^{}]*-[^{}]*\}/.test(template),
};

/** None but ours knows dates. */
const known = samples.filter(({ options }) => !Object.values(options).some((value) => value instanceof Date));

const engines = <Task extends Operation>(run: Run): Contestants<Task> => ({
  ...ofBuilds<Task>(
    run,
    ({ expand }) =>
      ({ template, options }) =>
        expand(template, options),
  ),
  "url-template": ({ template, options }) => parseTemplate(template).expand(options),
  "std-uritemplate": ({ template, options }) => StdUriTemplate.expand(template, options),
});

const expandAll =
  (operations: (run: Run) => readonly Operation[]): Case =>
  (run) => {
    type Parsed = Operation & { readonly parsed: ReturnType<typeof parseTemplate> };
    const tasks = operations(run).map((task) => ({ ...task, parsed: parseTemplate(task.template) }));
    // Ours keeps what it parsed; theirs gets it parsed, where that is possible.
    const contestants: Contestants<Parsed> = {
      ...engines<Parsed>(run),
      "url-template": ({ parsed, options }) => parsed.expand(options),
    };
    return compare(run, { contestants, tasks, designs: [HYPHENS] });
  };

const expandNew: Case = (run) => {
  let serial = 0;
  const renew = (task: Operation) => ({ ...task, template: flat(task.template.replace(".com/", `.com/${serial++}/`)) });
  return compare(run, { contestants: engines(run), tasks: run.operations, designs: [HYPHENS], renew });
};

export const expandCases: Readonly<Record<string, Case>> = {
  "GitHub's templates": expandAll(({ operations }) => operations),
  "GitHub's templates, new": expandNew,
  ...Object.fromEntries(known.map((sample) => [sample.name, expandAll(() => [sample])])),
};
