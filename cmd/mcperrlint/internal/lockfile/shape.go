package lockfile

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/jsonfile"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/spelling"
)

// A shape is what a value of the file can be: an object with some fields, a list, or a single value. Package
// json would take the last of two fields of one name, and an object without the fields that it needs.
type shape struct {
	fields   map[string]*shape // of an object
	required []string          // of them
	items    *shape            // of a list
	check    func(json.Token) string
}

// The shapes of single values. Each check returns what is wrong with a value, or nothing.
var (
	anyText = &shape{check: func(t json.Token) string { return isOf[string](t, "a text") }}
	truth   = &shape{check: func(t json.Token) string { return isOf[bool](t, "true or false") }}
	// A number has no digits behind a point, and is in the range of a code of JSON-RPC.
	number = &shape{check: func(t json.Token) string {
		if n, is := t.(json.Number); is {
			if _, err := strconv.ParseInt(n.String(), 10, 32); err == nil {
				return ""
			}
		}
		return "must be a whole number"
	}}
	// A count is omitted for one.
	count = &shape{check: func(t json.Token) string {
		if n, is := t.(json.Number); is {
			if many, err := strconv.Atoi(n.String()); err == nil && many > 1 && many <= mostPlaces {
				return ""
			}
		}
		return fmt.Sprintf("must be a number from 2 to %d", mostPlaces)
	}}
	// A pattern names packages below the directory of the file. It is no flag for the go command, and leads nowhere else.
	pattern = &shape{check: func(t json.Token) string {
		text, _ := t.(string)
		if rest, below := strings.CutPrefix(text, "./"); text != "." && (!below || path.Clean(rest) != rest || !filepath.IsLocal(filepath.FromSlash(rest))) {
			return "must be a pattern of packages below the directory of the file, such as ./..."
		}
		return ""
	}}
	someText = &shape{check: func(t json.Token) string {
		if text, is := t.(string); !is || strings.TrimSpace(text) == "" {
			return "must be a text that is not empty"
		}
		return ""
	}}
)

func isOf[T any](t json.Token, what string) string {
	if _, is := t.(T); !is {
		return "must be " + what
	}
	return ""
}

// oneOf returns the shape of one of some words.
func oneOf[T ~string](words ...T) *shape {
	return &shape{check: func(t json.Token) string {
		text, is := t.(string)
		if is && slices.Contains(words, T(text)) {
			return ""
		}
		var known []string
		for _, w := range words {
			known = append(known, string(w))
		}
		if near := spelling.Nearest(text, known); is && near != "" {
			return fmt.Sprintf("cannot be %q; did you mean %q?", text, near)
		}
		return "must be one of " + strings.Join(known, ", ")
	}}
}

// document is the shape of the file.
var document = &shape{
	required: []string{"version", "tools"},
	fields: map[string]*shape{
		"version":  number,
		"packages": {items: pattern},
		"accepted": {items: &shape{
			required: []string{"change", "tool", "reason"},
			fields:   map[string]*shape{"change": someText, "tool": anyText, "failure": anyText, "reason": someText},
		}},
		"tools": {items: &shape{
			required: []string{"kind", "name", "failures"},
			fields:   map[string]*shape{"kind": someText, "name": anyText, "unknown": truth, "failures": {items: failure}},
		}},
	},
}

// failure is the shape of a failure.
var failure = &shape{
	required: []string{"arrives"},
	fields: map[string]*shape{
		"fails": anyText, "rpcCode": number, "ownCode": truth, "unsure": truth, "code": anyText, "reason": anyText, "retry": oneOf("", "yes", "no"),
		"wait": anyText, "recovery": anyText, "text": anyText, "foreign": truth, "kept": truth, "logged": truth, "count": count,
		"arrives": oneOf(failures.UnknownForm, failures.ErrorResult, failures.ProtocolError, failures.Told, failures.Hidden,
			failures.Null, failures.NoAnswer, failures.Crash, failures.FailedTask),
		"declared": oneOf(failures.NoContract, failures.IsDeclared, failures.IsUndeclared, failures.NeverProduced),
	},
}

// checkShape returns an error if the file, whose syntax is right, has another shape.
func checkShape(data []byte) error {
	w := &walker{data: data, in: json.NewDecoder(bytes.NewReader(data))}
	w.in.UseNumber()
	return w.value("the file", document)
}

// A walker reads a file whose syntax is right.
type walker struct {
	data     []byte
	in       *json.Decoder
	elements int // of lists, so far
}

// mostElements limits the memory that a file can take.
const mostElements = 1 << 20

// next returns where what comes next begins.
func (w *walker) next() int {
	at := int(w.in.InputOffset())
	return len(w.data) - len(bytes.TrimLeft(w.data[at:], " \t\r\n,:"))
}

// damaged says what is wrong at a place.
func (w *walker) damaged(at int, form string, args ...any) error {
	return format.Damaged(jsonfile.LineAt(w.data, at), fmt.Sprintf(form, args...))
}

// value reads a value.
func (w *walker) value(name string, s *shape) error {
	at := w.next()
	token, err := w.in.Token()
	if err != nil {
		return w.damaged(at, "%v", err)
	}
	switch {
	case s.check != nil:
		if wrong := s.check(token); wrong != "" {
			return w.damaged(at, "%s %s", name, wrong)
		}
		return nil
	case s.items != nil && token == json.Delim('['):
		for w.in.More() {
			if w.elements++; w.elements > mostElements {
				return w.damaged(w.next(), "it has more than %d tools and failures, which is the limit", mostElements)
			}
			if err := w.value("an element of "+name, s.items); err != nil {
				return err
			}
		}
	case s.fields != nil && token == json.Delim('{'):
		if err := w.object(at, name, s); err != nil {
			return err
		}
	case s.items != nil:
		return w.damaged(at, "%s must be a list", name)
	default:
		return w.damaged(at, "%s must be an object", name)
	}
	_, err = w.in.Token() // its end
	return err
}

// object reads the fields of an object.
func (w *walker) object(begin int, name string, s *shape) error {
	seen := make(map[string]int, len(s.fields))
	for w.in.More() {
		at := w.next()
		token, err := w.in.Token()
		if err != nil {
			return w.damaged(at, "%v", err)
		}
		key, _ := token.(string)
		field, known := s.fields[key]
		if first, twice := seen[key]; twice {
			return w.damaged(at, "%q is there twice, first in line %d", key, jsonfile.LineAt(w.data, first))
		}
		if !known {
			return w.damaged(at, "unknown field %q", key)
		}
		seen[key] = at
		if err := w.value(strconv.Quote(key), field); err != nil {
			return err
		}
	}
	for _, key := range s.required {
		if _, there := seen[key]; !there {
			return w.damaged(begin, "%s has no %q", name, key)
		}
	}
	return nil
}
