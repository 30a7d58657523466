package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/process"
)

// ownModule is the module of the packages that code imports beside a bridge.
const ownModule = "github.com/mcperrlint/mcperrlint"

// atRoot returns an error unless a command that changes a module runs in the root of one.
func (l *linting) atRoot(command string) error {
	if exists("go.mod") {
		return nil
	}
	return fmt.Errorf("%s: there is no go.mod here%s", command, cmp.Or(strings.TrimSuffix(", "+l.modulesBelow(), ", "), "; run it in the root of a module, or name that with -C dir"))
}

// require has go.mod require the modules that it does not require yet, in their newest
// versions.
func (l *linting) require(ctx context.Context, modules []string) error {
	goMod := checkout.File{Path: filepath.Join(l.work, "go.mod"), Tree: l.work}
	for _, path := range modules {
		if _, err := l.goCommand(ctx, "list", "-m", path); err == nil {
			continue
		}
		if exists(l.work, "vendor", "modules.txt") {
			return fmt.Errorf("the module is vendored: run go get %s and go mod vendor first", path)
		}
		said, err := l.goCommand(ctx, "get", path)
		if err == nil {
			err = errors.Join(direct(goMod, path), direct(goMod, ownModule))
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
func direct(goMod checkout.File, path string) error {
	text, err := goMod.Read()
	if err != nil {
		return err
	}
	line := regexp.MustCompile(`(?m)^(.*\b` + regexp.QuoteMeta(path) + ` v\S+) // indirect$`)
	return goMod.Write(line.ReplaceAll(text, []byte("$1")))
}

// goPrefix is how the go command begins lines.
var goPrefix = regexp.MustCompile(`(?m)^go: `)

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
		err = fmt.Errorf("go %s: %s", strings.Join(args, " "), strings.TrimSpace(goPrefix.ReplaceAllString(said, "")))
	}
	return said, err
}

// kept is what files of a module hold: nil for one that is not there.
type kept map[checkout.File][]byte

// keepFiles reads files in the directory of a module. One that is a link to somewhere
// else is an error: the go command would write to it.
func keepFiles(module string, names ...string) (kept, error) {
	files := make(kept)
	for _, name := range names {
		file := checkout.File{Path: filepath.Join(module, name), Tree: module}
		content, err := file.Read()
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		files[file] = content
	}
	return files, nil
}

// restore makes files again what they were.
func (k kept) restore() error {
	var all []error
	for file, content := range k {
		var err error
		if content != nil {
			err = file.Write(content)
		} else if err = os.Remove(file.Path); errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
		all = append(all, err)
	}
	return errors.Join(all...)
}
