package baseline

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/jsonfile"
)

// reader reads a file whose syntax is right.
type reader struct {
	data    []byte
	in      *json.Decoder
	seen    map[key]int // the line of each entry
	entries []Entry
	former  map[string]string // names of rules that are called otherwise today
}

// line returns the line of what comes next.
func (r *reader) line() int {
	offset := int(r.in.InputOffset())
	rest := bytes.TrimLeft(r.data[offset:], " \t\r\n,:")
	return jsonfile.LineAt(r.data, len(r.data)-len(rest))
}

// file reads the fields of the file.
func (r *reader) file() error {
	if _, err := r.in.Token(); err != nil { // the brace
		return damaged(1, err.Error())
	}
	hasFindings := false
	for r.in.More() {
		line := r.line()
		key, err := r.in.Token()
		if err != nil {
			return damaged(line, err.Error())
		}
		switch key {
		case "version":
			if r.in.Decode(new(int)) != nil {
				err = damaged(line, "the version is no number")
			}
		case "findings":
			hasFindings = true
			err = r.findings()
		default:
			err = damaged(line, fmt.Sprintf("unknown field %q", key))
		}
		if err != nil {
			return err
		}
	}
	if !hasFindings {
		return damaged(jsonfile.LineAt(r.data, len(bytes.TrimSpace(r.data))), "it has no list of findings")
	}
	return nil
}

// findings reads the list of entries.
func (r *reader) findings() error {
	line := r.line()
	if open, err := r.in.Token(); err != nil || open != json.Delim('[') {
		return damaged(line, "the findings are no list")
	}
	for r.in.More() {
		line := r.line()
		var read record
		if err := r.in.Decode(&read); err != nil {
			return damaged(line, complaint(err))
		}
		e, err := read.entry()
		if err != nil {
			return damaged(line, err.Error())
		}
		written := e.key()
		if first, twice := r.seen[written]; twice {
			return damaged(line, fmt.Sprintf("the entry is the same as in line %d", first))
		}
		if now, former := selection.Current(e.Rule); former {
			r.former[e.Rule], e.Rule = now, now
		}
		r.seen[written] = line
		r.entries = append(r.entries, e)
	}
	_, err := r.in.Token() // the bracket
	return err
}

// complaint returns what is wrong with an entry, in the terms of the file.
func complaint(err error) string {
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		if kind.Field == "" {
			return fmt.Sprintf("an entry is an object, not a %s", kind.Value)
		}
		return fmt.Sprintf("%q must not be a %s", kind.Field, kind.Value)
	}
	return strings.TrimPrefix(err.Error(), "json: ")
}
