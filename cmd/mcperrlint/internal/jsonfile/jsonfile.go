// Package jsonfile has what the files have in common that the program keeps in a repository: a
// baseline, a lock. They are JSON with a version, people merge them, and an older program may meet a
// newer file. So errors name the line and say what to do:
//
//	12: this is no baseline, or a damaged one: unexpected end of JSON input; restore the file, or …
package jsonfile

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// A Format is a kind of file.
type Format struct {
	// Name is what people call it, such as "baseline".
	Name string
	// Version is the newest version of the format. It changes when an older program would take a
	// file for something that it is not.
	Version int64
	// Rewrite is the command that writes the file anew.
	Rewrite string
}

// Damaged says that a line of a file is not what was written.
func (f Format) Damaged(line int, what string) error {
	return fmt.Errorf("%d: this is no %s, or a damaged one: %s; restore the file, or write it anew with %s", line, f.Name, what, f.Rewrite)
}

// Check looks for what makes it useless to read on: conflicts, wrong syntax, another version. Its
// errors begin with the line.
func (f Format) Check(data []byte) error {
	if len(bytes.TrimSpace(data)) == 0 {
		return f.Damaged(1, "the file is empty")
	}
	if line := conflict(data); line > 0 {
		return fmt.Errorf("%d: the file has a merge conflict: keep the entries of both sides, or write it anew with %s", line, f.Rewrite)
	}
	var head struct{ Version *json.Number }
	err := json.Unmarshal(data, &head)
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		return f.Damaged(LineAt(data, int(syntax.Offset)-1), syntax.Error())
	}
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		return f.Damaged(LineAt(data, int(kind.Offset)-1), "it has no version of the format")
	}
	if err != nil || head.Version == nil {
		return f.Damaged(1, "it has no version of the format")
	}
	number, err := head.Version.Int64()
	line := LineAt(data, bytes.Index(data, []byte(`"version"`)))
	if err == nil && number > f.Version {
		return fmt.Errorf("%d: the file has version %d of the format, and this program knows versions up to %d: a newer mcperrlint wrote it",
			line, number, f.Version)
	}
	if err != nil || number < 1 {
		return f.Damaged(line, fmt.Sprintf("there is no version %s of the format", *head.Version))
	}
	return nil
}

// conflict returns the line of the first mark of a merge conflict, or 0.
func conflict(data []byte) int {
	number := 0
	for line := range bytes.Lines(data) {
		number++
		if bytes.HasPrefix(line, []byte("<<<<<<< ")) || bytes.HasPrefix(line, []byte(">>>>>>> ")) {
			return number
		}
	}
	return 0
}

// WithoutMark returns a file without the byte order mark that editors on Windows write.
func WithoutMark(data []byte) []byte { return bytes.TrimPrefix(data, []byte("\ufeff")) }

// LineAt returns the line of an offset.
func LineAt(data []byte, offset int) int {
	return 1 + bytes.Count(data[:min(max(offset, 0), len(data))], []byte("\n"))
}

// Spaced returns compact JSON with a space behind each comma and colon, which encoding/json leaves
// out.
func Spaced(compact []byte) []byte {
	var out bytes.Buffer
	out.Grow(len(compact) + len(compact)/4)
	quoted := false
	for i := 0; i < len(compact); i++ {
		c := compact[i]
		out.WriteByte(c)
		switch {
		case quoted && c == '\\':
			i++
			out.WriteByte(compact[i]) // JSON has something behind each backslash
		case c == '"':
			quoted = !quoted
		case !quoted && strings.IndexByte(",:", c) >= 0:
			out.WriteByte(' ')
		}
	}
	return out.Bytes()
}
