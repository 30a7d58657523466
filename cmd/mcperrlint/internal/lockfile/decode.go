package lockfile

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/jsonfile"
)

// Limit is how many bytes a file may have. 5,000 tools with 20 failures each take a quarter of it.
const Limit = 64 << 20

// format is what a lock has in common with other files.
var format = jsonfile.Format{Name: "lock of failures", Version: 1, Rewrite: "mcperrlint failures lock"}

// Read reads a file. Its errors name the file, the line and what to do. If there is no such file, the error is
// an fs.ErrNotExist.
func Read(file checkout.File) (*Lock, error) {
	if file.Limit == 0 {
		file.Limit = Limit
	}
	data, err := file.Read()
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: %w: write it with %s", file.Path, fs.ErrNotExist, format.Rewrite)
	}
	if err != nil {
		var cause *fs.PathError
		if errors.As(err, &cause) {
			err = cause.Err
		}
		return nil, fmt.Errorf("%s: the lock cannot be read: %w", file.Path, err)
	}
	l, err := Decode(data)
	if err != nil {
		return nil, fmt.Errorf("%s:%w", file.Path, err)
	}
	return l, nil
}

// Decode reads the content of a file. Errors begin with the line.
func Decode(data []byte) (*Lock, error) {
	data = jsonfile.WithoutMark(data)
	if err := format.Check(data); err != nil {
		return nil, err
	}
	if err := checkShape(data); err != nil {
		return nil, err
	}
	var read struct {
		Version  int          `json:"version"`
		Packages []string     `json:"packages"`
		Accepted []Acceptance `json:"accepted"`
		Tools    []Tool       `json:"tools"`
	}
	if err := json.Unmarshal(data, &read); err != nil {
		return nil, format.Damaged(1, err.Error())
	}
	l := &Lock{Packages: read.Packages, Accepted: read.Accepted, Tools: read.Tools}
	l.ordered()
	return l, nil
}
