/**
 * The process of one client, since some clients want another Node than the tests run in: it sends what it is told, and
 * tells what came of that.
 */
import { argv } from "node:process";
import { type RequestOptions, endpoint } from "../../../dist/endpoint.js";
import { calls, limits } from "./calls.ts";

/** A row of `calls` or `limits` to send, or the abort of one that is under way. */
export type Order = { readonly call: number } | { readonly limit: number } | "abort";

/** The error, if there is one. */
export type Report = { readonly error?: string };

const [, , snippet = "", baseUrl = ""] = argv;
const api = endpoint.defaults({ baseUrl, headers: { accept: "application/json", "user-agent": "my-app/1.0" } });
const { send } = await import(snippet);
let controller = new AbortController();

process.on("message", async (order: Order) => {
  if (order === "abort") return controller.abort();
  process.send!(await report(optionsOf(order)));
});
process.send!({});

function optionsOf(order: Exclude<Order, "abort">): RequestOptions {
  controller = new AbortController();
  if ("call" in order) {
    const { route, options } = calls[order.call]!;
    return api(route, options());
  }
  const { url, request } = limits[order.limit]!;
  return api(url, { request: request(controller.signal) });
}

async function report(options: RequestOptions): Promise<Report> {
  try {
    await send(options);
    return {};
  } catch (error) {
    return { error: `${error}` };
  }
}
