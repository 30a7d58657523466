package baseline

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// Write writes the baseline to its file, as a whole or not at all. The same
// entries always give the same file.
func (b *Baseline) Write() error {
	data, err := encode(b.entries)
	if err != nil {
		return err
	}
	return outside(b.file.Write(data))
}

// outside adds to an error about a file outside of the module who may name it.
func outside(err error) error {
	if errors.Is(err, checkout.ErrOutside) {
		return fmt.Errorf("%w; only the flag -baseline can name such a file", err)
	}
	return err
}

// encode returns a file with entries, one in a line.
func encode(entries []Entry) ([]byte, error) {
	var out bytes.Buffer
	fmt.Fprintf(&out, "{\n\t\"version\": %d,\n\t\"findings\": [", version)
	for i, e := range entries {
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteString("\n\t\t")
		if err := e.write(&out); err != nil {
			return nil, err
		}
	}
	if len(entries) > 0 {
		out.WriteString("\n\t")
	}
	out.WriteString("]\n}\n")
	return out.Bytes(), nil
}

// write writes an entry with a space behind each comma and colon, which
// encoding/json leaves out.
func (e Entry) write(out *bytes.Buffer) error {
	fields := []field{{"rule", e.Rule}, {"file", e.File}, {"message", e.Message}, {"code", e.Code}}
	if e.Count != 1 {
		fields = append(fields, field{"count", e.Count})
	}
	if err := object(out, fields, e.Places != nil); err != nil || e.Places == nil {
		return err
	}
	out.WriteString(`, "places": [`)
	for i, p := range e.Places {
		if i > 0 {
			out.WriteString(", ")
		}
		if err := p.write(out, e.File); err != nil {
			return err
		}
	}
	out.WriteString("]}")
	return nil
}

// write writes a place of an entry about a file.
func (p Place) write(out *bytes.Buffer, file string) error {
	r := p.record(file)
	var fields []field
	for _, f := range []field{{"tool", r.Tool}, {"file", r.File}, {"code", r.Code}} {
		if f.value != "" {
			fields = append(fields, f)
		}
	}
	return object(out, fields, false)
}

// A field is one of an object.
type field struct {
	name  string
	value any
}

// object writes an object, which is left open if more fields are to come.
func object(out *bytes.Buffer, fields []field, more bool) error {
	separator := "{"
	for _, f := range fields {
		var value bytes.Buffer
		encoder := json.NewEncoder(&value)
		encoder.SetEscapeHTML(false) // messages have < and & in them
		if err := encoder.Encode(f.value); err != nil {
			return err
		}
		fmt.Fprintf(out, "%s%q: %s", separator, f.name, printable.JSON(strings.TrimSpace(value.String())))
		separator = ", "
	}
	if !more {
		out.WriteByte('}')
	}
	return nil
}
