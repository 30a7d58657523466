package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	_ "github.com/mcperrlint/mcperrlint/analyzers/suite" // go.mod has to name what a nogo is built from
)

// ours is the import path of the module with the rules.
const ours = "github.com/mcperrlint/mcperrlint"

// sources are the files of rules_go of which nogo consists, and generator those that
// write its main file: see nogo_srcs in its go/tools/builders/BUILD.bazel.
var (
	sources = []string{
		"constants.go", "env.go", "flags.go", "nogo_fix.go", "nogo_goversions_go118.go", "nogo_goversions_go121.go",
		"nogo_goversions_go122.go", "nogo_main.go", "nogo_version.go", "nolint.go",
	}
	generator = []string{"flags.go", "generate_nogo_main.go"}
)

// A workshop is where a nogo is built: a module that may import internal packages of
// golang.org/x/tools, because it has a copy of that.
type workshop struct {
	home string // the directory of this module
	dir  string
}

// build builds a nogo from a configuration file, or none, and the import paths of
// analyzers, in an empty directory. It returns the program.
func build(home, dir, config string, analyzers []string) (string, error) {
	w := workshop{home, dir}
	main := filepath.Join(dir, "tools", "cmd", "nogo", "main.go")
	generate := []string{"-output", main}
	if config != "" {
		generate = append(generate, "-config", config)
	}
	for _, path := range analyzers {
		generate = append(generate, "-analyzer_importpath", path)
	}
	if err := w.furnish(); err != nil {
		return "", err
	}
	program := filepath.Join(dir, "nogo")
	for _, args := range [][]string{
		{"go", "build", "-trimpath", "-o", "generate", "golang.org/x/tools/cmd/generate"},
		append([]string{filepath.Join(dir, "generate")}, generate...),
		{"go", "build", "-trimpath", "-o", program, "golang.org/x/tools/cmd/nogo"},
	} {
		if _, err := run(dir, args...); err != nil {
			return "", err
		}
	}
	return program, nil
}

// furnish copies the sources together.
func (w workshop) furnish() error {
	// Nothing here imports the sources of rules_go, so that a new machine has none.
	if _, err := run(w.home, "go", "mod", "download", "golang.org/x/tools", "github.com/bazelbuild/rules_go"); err != nil {
		return err
	}
	listed, err := run(w.home, "go", "list", "-m", "-f", "{{.Dir}}", "golang.org/x/tools", "github.com/bazelbuild/rules_go", ours)
	if err != nil {
		return err
	}
	dirs := strings.Fields(listed)
	tools := filepath.Join(w.dir, "tools")
	if err := os.CopyFS(tools, os.DirFS(dirs[0])); err != nil {
		return err
	}
	builders := filepath.Join(dirs[1], "go", "tools", "builders")
	for command, files := range map[string][]string{"nogo": sources, "generate": generator} {
		to := filepath.Join(tools, "cmd", command)
		if err := os.MkdirAll(to, 0o777); err != nil {
			return err
		}
		for _, file := range files {
			if err := copyFile(filepath.Join(builders, file), filepath.Join(to, file)); err != nil {
				return err
			}
		}
	}
	for _, file := range []string{"go.mod", "go.sum"} {
		if err := copyFile(filepath.Join(w.home, file), filepath.Join(w.dir, file)); err != nil {
			return err
		}
	}
	if _, err := run(w.dir, "go", "mod", "edit", "-replace=golang.org/x/tools="+tools, "-replace="+ours+"="+dirs[2]); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(tools, "cmd", "generate", "main.go"), []byte(entry), 0o666)
}

// entry is the main function of the generator, which is a command of a larger program
// in rules_go.
const entry = `package main

import "log"
import "os"

func main() {
	if err := genNogoMain(os.Args[1:]); err != nil {
		log.Fatal(err)
	}
}
`

func copyFile(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, data, 0o666)
}

// run runs a command in a directory and returns what it prints.
func run(dir string, args ...string) (string, error) {
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off")
	var complaints strings.Builder
	cmd.Stderr = &complaints
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("%s: %w\n%s", strings.Join(args, " "), err, &complaints)
	}
	return string(out), nil
}
