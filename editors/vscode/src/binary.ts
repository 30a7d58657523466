import { execFile } from "node:child_process";
import * as fs from "node:fs/promises";
import * as os from "node:os";
import * as path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Where a program is looked for: what the machine has, nothing that a workspace chooses. */
export interface Places {
  /** The setting, which only the user can make. */
  readonly setting: string;
  /** The variables of the environment. */
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  /** Asks the go command where it installs programs. */
  readonly goEnv: () => Promise<Record<string, string>>;
}

/** A setting that names no program. The user has to mend it: another program would not be the wanted one. */
export class WrongSetting extends Error {}

/** Returns the path of the program: that of the setting, or the first that PATH, GOBIN and GOPATH/bin have. */
export async function findBinary(places: Places): Promise<string | undefined> {
  if (places.setting !== "") {
    const named = places.setting.replace(/^~(?=[\\/])/, os.homedir());
    if (!path.isAbsolute(named)) {
      throw new WrongSetting(`mcperrlint.path: want an absolute path, not ${named}`);
    }
    if (!(await isProgram(named))) {
      throw new WrongSetting(`mcperrlint.path: there is no program ${named}`);
    }
    return named;
  }
  const name = places.platform === "win32" ? "mcperrlint.exe" : "mcperrlint";
  const known = (places.env["PATH"] ?? places.env["Path"] ?? "").split(path.delimiter);
  return (await firstIn(known, name)) ?? firstIn(await installed(places), name);
}

/** Returns the folders into which the go command installs programs. */
async function installed(places: Places): Promise<string[]> {
  const go = await places.goEnv().catch((): Record<string, string> => ({})); // there is no go command
  const gopath = go["GOPATH"] ?? places.env["GOPATH"] ?? "";
  const folders = [go["GOBIN"] ?? places.env["GOBIN"] ?? "", ...gopath.split(path.delimiter).map((root) => root && path.join(root, "bin"))];
  return [...folders, path.join(os.homedir(), "go", "bin")];
}

/** Returns the first program of a name. Relative folders are left out: they would be those of the workspace. */
async function firstIn(folders: string[], name: string): Promise<string | undefined> {
  for (const folder of folders) {
    const file = path.join(folder, name);
    if (path.isAbsolute(folder) && (await isProgram(file))) {
      return file;
    }
  }
  return undefined;
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await fs.access(file, fs.constants.X_OK);
    return (await fs.stat(file)).isFile();
  } catch {
    return false;
  }
}

/** Asks the go command, outside of the workspace, whose go.mod could choose another toolchain. */
export async function goEnv(): Promise<Record<string, string>> {
  const { stdout } = await run("go", ["env", "-json", "GOBIN", "GOPATH"], { cwd: os.homedir(), timeout: 30_000 });
  return JSON.parse(stdout) as Record<string, string>;
}

/** The arguments of the go command that install the program. */
export const install = ["install", "github.com/mcperrlint/mcperrlint/cmd/mcperrlint@latest"];

/** Installs the program. An error has what the go command says. */
export async function installBinary(): Promise<void> {
  await run("go", install, { cwd: os.homedir(), env: { ...process.env, GOFLAGS: "", GOWORK: "off" }, timeout: 600_000 });
}
