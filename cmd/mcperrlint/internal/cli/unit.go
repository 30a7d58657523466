package cli

import (
	"encoding/json"
	"flag"
	"os"
	"runtime/debug"
	"slices"
	"strings"
)

// Under go vet the command is started once for every package of the build,
// also for those of the standard library and of other modules. Our rules want
// nothing from those, and the framework would parse and type-check each of
// them all the same.

const (
	tools        = "golang.org/x/tools"
	shortCutWith = "v0.49." // from v0.50 on, what we leave out would be missed
)

// isVet reports whether the go command has started the program, as a vet tool or
// to fix code.
func isVet(args []string) bool {
	return isUnit(args) || slices.Contains(args, "-V=full") || slices.Contains(args, "-flags")
}

// isUnit reports whether the arguments ask for one package, as go vet does: with
// the name of a file, which is not the value of one of our flags.
func isUnit(args []string) bool {
	n := len(args)
	return n > 0 && strings.HasSuffix(args[n-1], ".cfg") && (n == 1 || !takesValue(args[n-2]))
}

// takesValue reports whether an argument is a flag of ours whose value comes next.
// The go command joins flags and their values.
func takesValue(arg string) bool {
	name, isFlag := strings.CutPrefix(arg, "-")
	if !isFlag {
		return false
	}
	set := flag.NewFlagSet("", flag.ContinueOnError)
	new(options).declare(set)
	f := set.Lookup(strings.TrimPrefix(name, "-"))
	if f == nil {
		return false
	}
	alone, ok := f.Value.(interface{ IsBoolFlag() bool })
	return !ok || !alone.IsBoolFlag()
}

// skipDependency takes the short cut where there is one, and reports whether it
// did.
func skipDependency(configFile string) bool {
	return mayShortCut(debug.ReadBuildInfo()) && skip(configFile)
}

// skip writes an empty file of facts if the configuration asks for the facts of
// a package that is not part of the main module or workspace, and reports
// whether it did.
func skip(configFile string) bool {
	data, err := os.ReadFile(configFile)
	if err != nil {
		return false // the framework says what is wrong with it
	}
	var config struct {
		ModulePath, ModuleVersion, VetxOutput string
		VetxOnly                              bool
	}
	if json.Unmarshal(data, &config) != nil || !config.VetxOnly || config.VetxOutput == "" {
		return false
	}
	if config.ModulePath != "" && config.ModuleVersion == "" {
		return false // a package of the main module or workspace
	}
	return os.WriteFile(config.VetxOutput, nil, 0o666) == nil
}

// mayShortCut reports whether the program was built with a version of x/tools
// that takes an empty file for no facts.
func mayShortCut(info *debug.BuildInfo, ok bool) bool {
	if !ok {
		return false
	}
	for _, dep := range info.Deps {
		if dep.Path == tools {
			return dep.Replace == nil && strings.HasPrefix(dep.Version, shortCutWith)
		}
	}
	return false
}
