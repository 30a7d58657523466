package baseline

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/jsonfile"
)

// version is that of the format of the file.
const version = 2

// rewrite is what helps when a baseline cannot be used.
const rewrite = "mcperrlint baseline write"

// format is what a baseline has in common with other files.
var format = jsonfile.Format{Name: "baseline", Version: version, Rewrite: rewrite}

// Read reads a baseline. Its errors name the file, the line and what to do. If
// there is no such file, the error is an fs.ErrNotExist.
func Read(file checkout.File) (*Baseline, error) {
	b, err := New(file)
	if err != nil {
		return nil, err
	}
	data, err := file.Read()
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: %w: write the known findings to it with %s", file.Path, fs.ErrNotExist, rewrite)
	}
	if err != nil {
		var cause *fs.PathError
		if errors.As(err, &cause) {
			err = cause.Err
		}
		return nil, fmt.Errorf("%s: the baseline cannot be read: %w", file.Path, outside(err))
	}
	b.entries, b.former, err = decode(data)
	if err != nil {
		return nil, fmt.Errorf("%s:%w", file.Path, err)
	}
	return b, nil
}

// damaged says that a line of a file is not what was written.
func damaged(line int, what string) error { return format.Damaged(line, what) }

// decode reads the entries of a file, with the names of rules that are called otherwise today.
// Errors begin with the line.
func decode(data []byte) ([]Entry, map[string]string, error) {
	data = jsonfile.WithoutMark(data)
	if err := format.Check(data); err != nil {
		return nil, nil, err
	}
	r := &reader{data: data, in: json.NewDecoder(bytes.NewReader(data)), seen: make(map[key]int), former: make(map[string]string)}
	r.in.DisallowUnknownFields()
	if err := r.file(); err != nil {
		return nil, nil, err
	}
	if len(r.former) > 0 {
		r.entries = merge(r.entries) // under their names of today, some may be equal
	}
	slices.SortFunc(r.entries, Compare)
	return r.entries, r.former, nil
}
