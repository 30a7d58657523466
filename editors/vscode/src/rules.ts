import { execFile } from "node:child_process";
import * as os from "node:os";
import { promisify } from "node:util";
import * as vscode from "vscode";

const run = promisify(execFile);

/** Matches a rule, or a category of a rule: leak/address. */
const ruleName = /^[a-z]+(\/[a-z][a-z0-9-]*)?$/;

/** A rule as the program lists it. */
export interface Rule {
  readonly name: string;
  readonly summary: string;
}

/** Returns the rules of the findings at a place, each once. */
export function rulesAt(diagnostics: readonly vscode.Diagnostic[], at: vscode.Position): string[] {
  const names = diagnostics.filter((d) => d.source === "mcperrlint" && d.range.contains(at)).map(ruleOf);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** Returns the rule of a finding. */
function ruleOf(diagnostic: vscode.Diagnostic): string | undefined {
  const code = typeof diagnostic.code === "object" ? diagnostic.code.value : diagnostic.code;
  return typeof code === "string" && ruleName.test(code) ? code : undefined;
}

/** Returns all rules of the program. */
export async function allRules(binary: string): Promise<Rule[]> {
  return JSON.parse(await ask(binary, "rules", "-json")) as Rule[];
}

/** Returns what the program says about a rule. */
export async function explain(binary: string, rule: string): Promise<string> {
  if (!ruleName.test(rule)) {
    throw new Error(`${JSON.stringify(rule)} is no rule`);
  }
  return ask(binary, "explain", rule);
}

/** Runs a command of the program that asks nothing of the workspace. */
async function ask(binary: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(binary, args, { cwd: os.homedir(), timeout: 30_000, maxBuffer: 16 << 20 });
  return stdout;
}
