package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"
)

// cost is what a command took, with all that it started.
type cost struct {
	user, system, wall time.Duration
	memory             int64 // of the largest process, in MiB
}

// cpu is the time for which processors were busy. Of a short process, the system
// only guesses how much of that was user time.
func (c cost) cpu() time.Duration { return c.user + c.system }

// less returns the lower of two costs: what disturbs a measurement adds to it.
func less(a, b cost) cost {
	if a.cpu() == 0 || b.cpu() < a.cpu() {
		return b
	}
	return a
}

// mean returns the mean of costs, and the most memory.
func mean(all []cost) (c cost) {
	n := time.Duration(len(all))
	for _, one := range all {
		c.user += one.user / n
		c.system += one.system / n
		c.wall += one.wall / n
		c.memory = max(c.memory, one.memory)
	}
	return c
}

// measure runs a tool. To find something is no failure.
func measure(ctx context.Context, t tool, dir string, env ...string) (cost, error) {
	cmd := exec.CommandContext(ctx, t.args[0], t.args[1:]...)
	cmd.Dir = dir
	cmd.Env = append(append(os.Environ(), t.env...), env...)
	begin := time.Now()
	output, err := cmd.CombinedOutput()
	wall := time.Since(begin)
	var exit *exec.ExitError
	if err != nil && (!errors.As(err, &exit) || exit.ExitCode() != foundSomething) {
		return cost{}, fmt.Errorf("%s: %w: %.2000s", t.name, err, output)
	}
	usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	if !ok {
		return cost{}, errors.New("this system does not tell what a process took")
	}
	return cost{user: cmd.ProcessState.UserTime(), system: cmd.ProcessState.SystemTime(), wall: wall, memory: usage.Maxrss >> 10}, nil
}

// foundSomething is the exit status by which all of the linters say that they did.
const foundSomething = 1

// copyModule copies a module without what version control keeps.
func copyModule(to, from string) error {
	if _, err := os.Stat(filepath.Join(from, "go.mod")); err != nil {
		return fmt.Errorf("%s is not the directory of a module: %w", from, err)
	}
	if err := os.CopyFS(to, os.DirFS(from)); err != nil {
		return err
	}
	return os.RemoveAll(filepath.Join(to, ".git"))
}
