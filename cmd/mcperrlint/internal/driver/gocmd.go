package driver

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/process"
)

// mostOfList limits what the go command may print, in bytes.
const mostOfList = 1 << 30

// goCommand runs the go command and returns what it prints. What it says beside
// that, and what programs say that it starts, becomes notes that name it.
func (s *session) goCommand(ctx context.Context, args ...string) ([]byte, error) {
	cmd, err := process.Command(ctx, s.dir, s.cfg.Env, "go", args...)
	if err != nil {
		return nil, fmt.Errorf("the go command is needed to list packages: %w", err)
	}
	var out []byte
	complaints, err := process.Run(cmd, mostOfList, process.All(&out))
	said := remarks(complaints)
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case errors.As(err, &exit) && len(said) > 0:
		return nil, fmt.Errorf("go %s: %s", args[0], strings.ReplaceAll(strings.Join(abridge(said), "; "), ":; ", ": "))
	case err != nil:
		return nil, fmt.Errorf("go %s: %w", args[0], err)
	}
	for _, line := range said {
		s.notes.add("go %s: %s", args[0], line)
	}
	return out, nil
}

// remarks returns what the go command has to say, without its reports of
// progress.
func remarks(text string) []string {
	var lines []string
	for line := range strings.Lines(text) {
		line = strings.TrimPrefix(strings.TrimSpace(line), "go: ")
		if line != "" && !strings.HasPrefix(line, "downloading ") {
			lines = append(lines, line)
		}
	}
	return lines
}

// abridge leaves out what is in the middle of many remarks, such as one for each of a
// hundred modules. What they are about stands in front, and what to do at the end.
func abridge(said []string) []string {
	const first, last = 3, 3
	left := len(said) - first - last
	if left <= 1 {
		return said
	}
	return slices.Concat(said[:first], []string{fmt.Sprintf("and %d more", left)}, said[len(said)-last:])
}

// settings are those of the go command on which the types of packages depend.
type settings struct {
	GOVERSION, GOROOT, GOOS, GOARCH, GOEXPERIMENT, CGO_ENABLED string
	GOFLAGS, GOMODCACHE, GOMOD, GOWORK, GOENV                  string

	all string // what the go command said, these and more
}

// asked are the settings on which it depends what packages are listed.
var asked = []string{
	"GOVERSION", "GOROOT", "GOOS", "GOARCH", "GOEXPERIMENT", "CGO_ENABLED", "GOFLAGS", "GOMODCACHE", "GOMOD", "GOWORK", "GOENV", "GOPATH", "GO111MODULE", "GOFIPS140",
	"GO386", "GOAMD64", "GOARM", "GOARM64", "GOMIPS", "GOMIPS64", "GOPPC64", "GORISCV64", "GOWASM",
}

func (s *session) readSettings(ctx context.Context) (settings, error) {
	var got settings
	out, err := s.goCommand(ctx, append([]string{"env", "-json"}, asked...)...)
	if err == nil {
		err = json.Unmarshal(out, &got)
	}
	got.all = string(out)
	return got, err
}

// flag returns the last value of a flag in the build flags, or else in GOFLAGS.
func (s *session) flag(name string) string {
	all := append(strings.Fields(s.settings.GOFLAGS), s.cfg.BuildFlags...)
	value := ""
	for i, arg := range all {
		given, val, joined := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(arg, "-"), "-"), "=")
		if given != name || !strings.HasPrefix(arg, "-") {
			continue
		}
		if !joined && i+1 < len(all) {
			val = all[i+1]
		}
		value = val
	}
	return value
}
