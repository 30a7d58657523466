package process

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"syscall"
	"time"
)

// mostComplaints is how much of standard error is kept.
const mostComplaints = 1 << 20

// Run runs a command. It has what the command prints read while it comes, and returns
// what it says on standard error. A command that prints more than the limit, in bytes,
// is ended with an error that says so.
func Run(cmd *exec.Cmd, limit int64, read func(io.Reader) error) (complaints string, err error) {
	said := new(beginning)
	cmd.Stderr = said
	if cmd.WaitDelay == 0 {
		cmd.WaitDelay = time.Second // what a program has left behind can hold its output open
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return "", err
	}
	if err := cmd.Start(); err != nil {
		return "", err
	}
	bounded := &io.LimitedReader{R: out, N: limit + 1}
	readErr := read(bounded)
	_, _ = io.Copy(io.Discard, bounded) // so that the command ends by itself, and says what is wrong
	if bounded.N == 0 {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		return string(*said), fmt.Errorf("it printed more than %d MiB, which is the limit", limit>>20)
	}
	if err := cmd.Wait(); err != nil && !errors.Is(err, exec.ErrWaitDelay) {
		return string(*said), err
	}
	return string(*said), readErr
}

// Attach runs a command with the input and output of this process, and returns its exit status.
// The end of its context asks it to end; after the grace it is ended.
func Attach(cmd *exec.Cmd, grace time.Duration) (status int, err error) {
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	Gently(cmd, grace)
	err = cmd.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) && exit.Exited() {
		return exit.ExitCode(), nil
	}
	return 0, err
}

// Gently makes the end of the context of a command ask the program to end, so that it can end those
// that it has started. After the grace it is ended.
func Gently(cmd *exec.Cmd, grace time.Duration) {
	cmd.WaitDelay = grace
	cmd.Cancel = func() error {
		if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
			return cmd.Process.Kill() // as on Windows, which has no such signal
		}
		return nil
	}
}

// All returns a function for Run that keeps everything.
func All(text *[]byte) func(io.Reader) error {
	return func(r io.Reader) (err error) {
		*text, err = io.ReadAll(r)
		return err
	}
}

// A beginning keeps the first bytes of a text, and drops the rest.
type beginning []byte

// Write never fails.
func (b *beginning) Write(text []byte) (int, error) {
	*b = append(*b, text[:min(len(text), mostComplaints-len(*b))]...)
	return len(text), nil
}
