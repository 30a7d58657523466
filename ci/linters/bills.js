"use strict";

// Holds bills of materials to the schema of CycloneDX 1.6: node bills.js FILE...
const fs = require("node:fs");
const { Spec, Validation } = require("@cyclonedx/cyclonedx-library");

(async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  for (const file of process.argv.slice(2)) {
    const mistakes = await validator.validate(fs.readFileSync(file, "utf8"));
    if (mistakes !== null) {
      console.error(file, JSON.stringify(mistakes, null, 2));
      process.exitCode = 1;
    }
  }
})();
