package cli

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
)

// unit is what the go command says of a package. The framework reads the rest.
type unit struct {
	path string // of the file that says it

	Dir                       string
	ModulePath, ModuleVersion string
	GoFiles                   []string
	VetxOnly                  bool   // its findings are not wanted, but facts about it
	VetxOutput                string // where to write those
}

// readUnit reads the file that describes a package, as far as it can: the framework
// says what is wrong with it.
func readUnit(path string) unit {
	var u unit
	if data, err := os.ReadFile(path); err != nil || json.Unmarshal(data, &u) != nil {
		u = unit{}
	}
	u.path = path
	return u
}

// isDependency reports whether the facts of a package are wanted that is not part
// of the main module or workspace.
func (u unit) isDependency() bool {
	return u.VetxOnly && (u.ModulePath == "" || u.ModuleVersion != "")
}

// answer writes an empty file of facts, and reports whether it did.
func (u unit) answer() bool {
	return u.VetxOutput != "" && os.WriteFile(u.VetxOutput, nil, 0o666) == nil
}

// withoutTests returns the same package without its test files, described by a file
// beside the facts where that makes a difference.
func (u unit) withoutTests() (unit, error) {
	all := len(u.GoFiles)
	u.GoFiles = slices.DeleteFunc(u.GoFiles, func(name string) bool { return strings.HasSuffix(name, "_test.go") })
	if len(u.GoFiles) == all || len(u.GoFiles) == 0 {
		return u, nil
	}
	data, err := os.ReadFile(u.path)
	if err != nil {
		return u, err
	}
	config := make(map[string]any)
	if err := json.Unmarshal(data, &config); err != nil {
		return u, err
	}
	config["GoFiles"] = u.GoFiles
	if data, err = json.Marshal(config); err != nil {
		return u, err
	}
	u.path = u.VetxOutput + ".cfg"
	return u, os.WriteFile(u.path, data, 0o666)
}
