package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
)

// changeDir carries out a leading -C flag, as the go command has it, and
// returns the other arguments.
func changeDir(args []string) ([]string, error) {
	if len(args) == 0 || !isChangeDir(args[0]) {
		if slices.ContainsFunc(args, isChangeDir) {
			return nil, errors.New("-C must be the first flag: mcperrlint -C dir [packages]")
		}
		return args, nil
	}
	_, dir, joined := strings.Cut(args[0], "=")
	rest := args[1:]
	if !joined && len(rest) > 0 {
		dir, rest = rest[0], rest[1:]
	}
	if dir == "" {
		return nil, errors.New("-C needs a directory: mcperrlint -C dir [packages]")
	}
	if err := os.Chdir(dir); err != nil {
		var cause *fs.PathError
		if errors.As(err, &cause) {
			err = cause.Err
		}
		return nil, fmt.Errorf("-C %s: %w", dir, err)
	}
	return rest, nil
}

func isChangeDir(arg string) bool {
	name, _, _ := strings.Cut(arg, "=")
	return name == "-C" || name == "--C"
}
