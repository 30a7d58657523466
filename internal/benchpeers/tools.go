package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
)

// What is compared with.
const (
	staticcheck  = "honnef.co/go/tools/cmd/staticcheck@v0.8.2"
	golangciLint = "github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.15.0"
)

// tool is a command that is measured.
type tool struct {
	name string
	args []string // the first is the program
	env  []string // where its caches are
}

// install builds and installs everything, and returns what is compared: loading
// alone first, mcperrlint second.
func install(ctx context.Context, dir, program string) ([]tool, error) {
	bin := filepath.Join(dir, "bin")
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	if program == "" {
		program = filepath.Join(bin, "mcperrlint")
		if err := command(ctx, filepath.Join("..", ".."), nil, "go", "build", "-o", program, "github.com/mcperrlint/mcperrlint/cmd/mcperrlint").Run(); err != nil {
			return nil, err
		}
	}
	for _, path := range []string{staticcheck, golangciLint} {
		if err := command(ctx, dir, []string{"GOBIN=" + bin, "GOFLAGS="}, "go", "install", path).Run(); err != nil {
			return nil, err
		}
	}
	cache := func(name string) string { return filepath.Join(dir, "cache", name) }
	return []tool{
		{"packages.Load", []string{self, "-load"}, nil},
		{"mcperrlint", []string{program, "-cache", cache("mcperrlint"), "./..."}, nil},
		{"mcperrlint -tests", []string{program, "-cache", cache("mcperrlint"), "-tests", "./..."}, nil},
		{"go vet", []string{"go", "vet", "./..."}, nil},
		{"staticcheck", []string{filepath.Join(bin, "staticcheck"), "./..."}, []string{"STATICCHECK_CACHE=" + cache("staticcheck")}},
		{"golangci-lint", []string{filepath.Join(bin, "golangci-lint"), "run", "--no-config", "./..."}, []string{"GOLANGCI_LINT_CACHE=" + cache("golangci-lint")}},
	}, nil
}

// command returns a command whose errors go to the terminal.
func command(ctx context.Context, dir string, env []string, name string, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir, cmd.Stderr = dir, os.Stderr
	cmd.Env = append(os.Environ(), env...)
	return cmd
}
