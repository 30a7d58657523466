package driver

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

// overlay is the content of files in place of what lies on disk.
type overlay struct {
	content   map[string][]byte
	unwritten func() error // writes what the configuration holds to where the go command finds it
	flags     []string     // for the go command
	dir       string       // temporary
}

// replacements is the format of the file of the flag -overlay.
type replacements struct{ Replace map[string]string }

// readOverlay reads what a flag names, and what the configuration holds.
func (s *session) readOverlay() (*overlay, error) {
	o := &overlay{content: make(map[string][]byte)}
	all := replacements{Replace: make(map[string]string)}
	if name := s.flag("overlay"); name != "" {
		if err := s.readReplacements(name, &all); err != nil {
			return nil, fmt.Errorf("-overlay: %w", err)
		}
		for path, by := range all.Replace {
			if by == "" {
				continue // the file is gone: the go command does not list it
			}
			data, err := checkout.Named(by).Read()
			if err != nil {
				return nil, fmt.Errorf("-overlay: %w", err)
			}
			o.content[path] = data
		}
	}
	if len(s.cfg.Overlay) == 0 {
		return o, nil
	}
	for path, data := range s.cfg.Overlay {
		o.content[filepath.Clean(path)] = data
	}
	o.unwritten = func() error { return o.write(s.cfg.Overlay, all) }
	return o, nil
}

// prepare writes what the configuration holds, unless that was done.
func (o *overlay) prepare() error {
	if o.unwritten == nil {
		return nil
	}
	write := o.unwritten
	o.unwritten = nil
	return write()
}

// readReplacements reads the file of the flag. Paths in it are relative to
// where the go command runs.
func (s *session) readReplacements(name string, into *replacements) error {
	data, err := checkout.Named(s.abs(name)).Read()
	if err != nil {
		return err
	}
	var raw replacements
	if err := json.Unmarshal(data, &raw); err != nil {
		return err
	}
	for path, by := range raw.Replace {
		if by != "" {
			by = s.abs(by)
		}
		into.Replace[s.abs(path)] = by
	}
	return nil
}

// abs returns a path that does not depend on the current directory.
func (s *session) abs(path string) string {
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	return filepath.Join(s.dir, path)
}

// write writes the files and the list of them.
func (o *overlay) write(files map[string][]byte, all replacements) error {
	all = replacements{Replace: maps.Clone(all.Replace)}
	var err error
	if o.dir, err = os.MkdirTemp("", "mcperrlint-"); err != nil {
		return err
	}
	n := 0
	for path, data := range files {
		n++
		file := filepath.Join(o.dir, strconv.Itoa(n)+filepath.Ext(path))
		if err := os.WriteFile(file, data, 0o600); err != nil {
			return err
		}
		all.Replace[filepath.Clean(path)] = file
	}
	data, err := json.Marshal(all)
	if err != nil {
		return err
	}
	list := filepath.Join(o.dir, "overlay.json")
	o.flags = []string{"-overlay=" + list}
	return os.WriteFile(list, data, 0o600)
}

// lookup returns what the overlay has for a file, which may go by another path
// there.
func (o *overlay) lookup(path string) ([]byte, bool) {
	if data, found := o.content[path]; found {
		return data, true
	}
	for other, data := range o.content {
		if !strings.EqualFold(filepath.Base(other), filepath.Base(path)) {
			continue
		}
		a, err := os.Stat(other)
		if err != nil {
			continue
		}
		if b, err := os.Stat(path); err == nil && os.SameFile(a, b) {
			return data, true
		}
	}
	return nil, false
}

func (o *overlay) has(path string) bool {
	_, found := o.lookup(path)
	return found
}

func (o *overlay) close() {
	if o.dir != "" {
		_ = os.RemoveAll(o.dir) // the system cleans its temporary directory, too
	}
}
