package baseline

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

// version is that of the format of the file. It changes when an older program
// would take a file for something that it is not.
const version = 2

// rewrite is what helps when a baseline cannot be used.
const rewrite = "mcperrlint baseline write"

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
	b.entries, err = decode(data)
	if err != nil {
		return nil, fmt.Errorf("%s:%w", file.Path, err)
	}
	return b, nil
}

// damaged says that a line of a file is not what was written.
func damaged(line int, what string) error {
	return fmt.Errorf("%d: this is no baseline, or a damaged one: %s; restore the file, or write it anew with %s", line, what, rewrite)
}

// decode reads the entries of a file. Errors begin with the line.
func decode(data []byte) ([]Entry, error) {
	data = bytes.TrimPrefix(data, []byte("\ufeff")) // as editors on Windows write it
	if err := readable(data); err != nil {
		return nil, err
	}
	r := &reader{data: data, in: json.NewDecoder(bytes.NewReader(data)), seen: make(map[key]int)}
	r.in.DisallowUnknownFields()
	if err := r.file(); err != nil {
		return nil, err
	}
	slices.SortFunc(r.entries, Compare)
	return r.entries, nil
}

// readable looks for what makes it useless to read on.
func readable(data []byte) error {
	if len(bytes.TrimSpace(data)) == 0 {
		return damaged(1, "the file is empty")
	}
	for number, line := range strings.Split(string(data), "\n") {
		if strings.HasPrefix(line, "<<<<<<< ") || strings.HasPrefix(line, ">>>>>>> ") {
			return fmt.Errorf("%d: the file has a merge conflict: keep the entries of both sides, or write it anew with %s", number+1, rewrite)
		}
	}
	var head struct{ Version *json.Number }
	err := json.Unmarshal(data, &head)
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		return damaged(lineAt(data, int(syntax.Offset)-1), syntax.Error())
	}
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		return damaged(lineAt(data, int(kind.Offset)-1), "it has no version of the format")
	}
	if err != nil || head.Version == nil {
		return damaged(1, "it has no version of the format")
	}
	number, err := head.Version.Int64()
	if err == nil && number > version {
		return fmt.Errorf("%d: the file has version %d of the format, and this program knows versions up to %d: a newer mcperrlint wrote it",
			lineOf(data, `"version"`), number, version)
	}
	if err != nil || number < 1 {
		return damaged(lineOf(data, `"version"`), fmt.Sprintf("there is no version %s of the format", *head.Version))
	}
	return nil
}

// lineAt returns the line of an offset.
func lineAt(data []byte, offset int) int {
	return 1 + bytes.Count(data[:min(max(offset, 0), len(data))], []byte("\n"))
}

// lineOf returns the first line with a text, or the first of all.
func lineOf(data []byte, text string) int {
	return lineAt(data, bytes.Index(data, []byte(text)))
}
