// Package process starts go and git, the programs that mcperrlint needs, and the
// programs of mcperrlint itself.
//
// The analysed code must not choose them. With PATH=.:/usr/bin, a file named git
// in a pull request would run instead of the real one. So only absolute entries of
// PATH are searched, and the program gets no others. [Beside] finds programs that
// were installed together.
//
// Output is untrusted, and so is its length: Run reads it up to a limit.
package process

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

// Command returns a command that runs a program of PATH, or one with an absolute
// name, in a directory. Without an environment it is that of this process.
func Command(ctx context.Context, dir string, env []string, name string, args ...string) (*exec.Cmd, error) {
	path, err := find(name)
	if err != nil {
		return nil, err
	}
	if env == nil {
		env = os.Environ()
	}
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Args[0], cmd.Dir, cmd.Env = name, dir, Environment(env)
	if dir != "" {
		cmd.Env = append(cmd.Env, "PWD="+dir) // keeps the name of a directory that is a link
	}
	return cmd, nil
}

// Beside returns the absolute name of a program in the directory of the executable of this
// one, or else in PATH. The current directory counts for nothing.
func Beside(name string) (string, error) {
	self, err := os.Executable()
	if err != nil {
		return find(name)
	}
	if self, err = filepath.EvalSymlinks(self); err == nil {
		if path, err := exec.LookPath(filepath.Join(filepath.Dir(self), name)); err == nil {
			return path, nil
		}
	}
	return find(name)
}

// find returns the path of a program, or the errors of exec.LookPath.
func find(name string) (string, error) {
	if filepath.IsAbs(name) {
		return exec.LookPath(name)
	}
	why := exec.ErrNotFound
	for _, dir := range filepath.SplitList(os.Getenv("PATH")) {
		if filepath.IsAbs(dir) {
			if path, err := exec.LookPath(filepath.Join(dir, name)); err == nil {
				return path, nil
			}
		} else if _, err := exec.LookPath("." + string(filepath.Separator) + filepath.Join(dir, name)); err == nil {
			why = exec.ErrDot
		}
	}
	return "", &exec.Error{Name: name, Err: why}
}

// Environment returns an environment whose PATH has full names alone.
func Environment(env []string) []string {
	clean := make([]string, len(env))
	for i, setting := range env {
		name, value, _ := strings.Cut(setting, "=")
		if name == "PATH" || runtime.GOOS == "windows" && strings.EqualFold(name, "PATH") {
			setting = name + "=" + fullNames(value)
		}
		clean[i] = setting
	}
	return clean
}

func fullNames(path string) string {
	var full []string
	for _, dir := range filepath.SplitList(path) {
		if filepath.IsAbs(dir) {
			full = append(full, dir)
		}
	}
	return strings.Join(full, string(filepath.ListSeparator))
}
