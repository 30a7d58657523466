"use strict";

const { spawn } = require("node:child_process");
const path = require("node:path");

// start runs a program of the package for this platform, and ends as the program does.
exports.start = (name) => {
  const platform = `${process.platform}-${process.arch}`;
  let folder;
  try {
    folder = path.dirname(require.resolve(`@mcperrlint/${platform}/package.json`));
  } catch {
    console.error(`mcperrlint: npm has not installed @mcperrlint/${platform}; either there is none for this platform, or optional dependencies are left out`);
    process.exit(2);
  }
  const file = path.join(folder, process.platform === "win32" ? `${name}.exe` : name);
  const child = spawn(file, process.argv.slice(2), { stdio: "inherit", windowsHide: true });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("error", (problem) => {
    console.error(`mcperrlint: ${file}: ${problem.message}`);
    process.exit(2);
  });
  child.on("exit", (status, signal) => {
    if (signal === null) {
      process.exit(status);
    }
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
};
