package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/atomicfile"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/process"
)

// require has go.mod require the modules that it does not require yet, in their newest
// versions.
func (l *linting) require(ctx context.Context, modules []string) error {
	for _, path := range modules {
		if _, err := l.goCommand(ctx, "list", "-m", path); err == nil {
			continue
		}
		if exists(l.work, "vendor", "modules.txt") {
			return fmt.Errorf("the module is vendored: run go get %s and go mod vendor first", path)
		}
		said, err := l.goCommand(ctx, "get", path)
		if err == nil {
			err = direct(filepath.Join(l.work, "go.mod"), path)
		}
		if err != nil {
			return err
		}
		for line := range strings.Lines(said) {
			if line = strings.TrimSpace(strings.TrimPrefix(line, "go: ")); strings.HasPrefix(line, "added ") || strings.HasPrefix(line, "upgraded ") {
				if err := l.say("go.mod: %s", line); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// direct takes the remark away that no package of the module imports another one: one does
// soon.
func direct(goMod, path string) error {
	text, err := os.ReadFile(goMod)
	if err != nil {
		return err
	}
	line := regexp.MustCompile(`(?m)^(.*\b` + regexp.QuoteMeta(path) + ` v\S+) // indirect$`)
	return atomicfile.Write(goMod, line.ReplaceAll(text, []byte("$1")))
}

// goCommand runs the go command in the module, and returns what it says beside its output.
func (l *linting) goCommand(ctx context.Context, args ...string) (string, error) {
	cmd, err := process.Command(ctx, l.work, nil, "go", args...)
	if err != nil {
		return "", err
	}
	var answer []byte
	said, err := process.Run(cmd, 1<<20, process.All(&answer))
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		err = fmt.Errorf("go %s: %s", strings.Join(args, " "), strings.TrimSpace(strings.ReplaceAll(said, "go: ", "")))
	}
	return said, err
}

// kept is what files hold, by path: nil for one that is not there.
type kept map[string][]byte

// keepFiles reads files.
func keepFiles(paths ...string) (kept, error) {
	files := make(kept)
	for _, path := range paths {
		content, err := os.ReadFile(path)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		files[path] = content
	}
	return files, nil
}

// restore makes files again what they were.
func (k kept) restore() error {
	var all []error
	for path, content := range k {
		var err error
		if content != nil {
			err = atomicfile.Write(path, content)
		} else if err = os.Remove(path); errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
		all = append(all, err)
	}
	return errors.Join(all...)
}
