package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"net/url"
	"path/filepath"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// A vetConfig is what flags under go vet say of the file with the settings. The go
// command keeps results by the flags of a tool and does not see what files it reads:
// with the hash, it sees that.
type vetConfig struct{ path, hash string }

// The names of the flags, without those of the analyzer to which they seem to belong.
const (
	vetConfigFlag = "config"
	vetHashFlag   = "config-hash"
)

// flagName returns the name of a flag.
func (vetConfig) flagName(name string) string { return analyzers.Settings().Name + "." + name }

// declare declares the flags.
func (v *vetConfig) declare(set *flag.FlagSet) {
	set.StringVar(&v.path, v.flagName(vetConfigFlag), "", "read the settings from this `file`, as mcperrlint config flags prints it")
	set.StringVar(&v.hash, v.flagName(vetHashFlag), "", "the `hash` of that file, as mcperrlint config flags prints it")
}

// again says how to come by flags that are right.
const again = "print the flags again, as in go vet -vettool=$(which mcperrlint) $(mcperrlint config flags) ./..."

// read reads the file that the flags name, or returns the defaults if they name
// none.
func (v *vetConfig) read() (*config.Config, error) {
	switch {
	case v.path == "" && v.hash == "":
		return config.Default(), nil
	case v.path == "" || v.hash == "":
		return nil, fmt.Errorf("-%s and -%s belong together; %s", v.flagName(vetConfigFlag), v.flagName(vetHashFlag), again)
	}
	path, err := url.PathUnescape(v.path)
	if err != nil {
		return nil, fmt.Errorf("-%s %s: %w; %s", v.flagName(vetConfigFlag), v.path, err, again)
	}
	c, err := config.LoadHashed(filepath.FromSlash(path), v.hash)
	switch {
	case errors.Is(err, config.ErrOtherContent):
		return nil, fmt.Errorf("%s has changed since the flags were made; %s", path, again)
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("-%s %s: %w; %s", v.flagName(vetConfigFlag), path, reason(err), again)
	}
	return c, err
}

// printVetFlags prints the flags that give go vet the settings of a project. Where no
// file is found there are none. They are printed before anything in the file is found
// wrong: shells run go vet all the same, which must not do without the file then.
func (p *program) printVetFlags(ctx context.Context, named string) error {
	path, err := named, error(nil)
	if path == "" {
		path, err = findConfig("")
	}
	if err != nil || path == "" || path == configOff {
		return err
	}
	if path, err = filepath.Abs(path); err != nil {
		return err
	}
	hash, err := config.HashFile(path)
	if err != nil {
		return fmt.Errorf("config flags: %s: %w", path, reason(err))
	}
	v := vetConfig{path: shellWord(filepath.ToSlash(path)), hash: hash}
	if _, err := fmt.Fprintf(p.out, "-%s=%s -%s=%s\n", v.flagName(vetConfigFlag), v.path, v.flagName(vetHashFlag), v.hash); err != nil {
		return err
	}
	c, err := readConfig(path, "")
	if err != nil {
		return err
	}
	return p.explained("config flags", checkNames(ctx, c, "", nil))
}

// shellWord writes a path so that shells, which split what a command prints at spaces
// and expand patterns in it, leave it whole, and that it can be printed.
func shellWord(path string) string {
	var b []byte
	for i := range len(path) {
		switch c := path[i]; {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', c >= 0x80, c == '/', c == '.', c == '-', c == '_', c == ':':
			b = append(b, c)
		default:
			b = fmt.Appendf(b, "%%%02X", c)
		}
	}
	return printable.Spell(string(b), url.PathEscape)
}
