package golangci

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	own "github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// A stated is what is said of one function.
type stated struct {
	list  string
	entry own.Entry
}

// readOwn reads what is said of the project's own functions.
func (s *settings) readOwn(d *document) error {
	elements := map[string][]json.RawMessage{
		own.Registrars: d.Registrars, own.Results: d.Results, own.Taxonomies: d.Taxonomies, own.Seams: d.Seams,
		own.Sources: d.Sources, own.Sinks: d.Sinks, own.Sanitizers: d.Sanitizers,
	}
	for _, l := range own.Lists() {
		for _, data := range elements[l.Name] {
			entry, err := readEntry(l, data)
			if err != nil {
				return fmt.Errorf("%s: %w", l.Name, err)
			}
			s.own = append(s.own, stated{l.Name, entry})
		}
	}
	return nil
}

// readEntry reads what is said of one function: its name alone, or with options.
func readEntry(l own.List, data json.RawMessage) (own.Entry, error) {
	var name string
	var options map[string]any
	if json.Unmarshal(data, &name) != nil {
		decoder := json.NewDecoder(bytes.NewReader(data))
		decoder.UseNumber()
		if err := decoder.Decode(&options); err != nil {
			return own.Entry{}, errors.New("want a name, or keys with values")
		}
		name, _ = options["name"].(string)
		delete(options, "name")
	}
	if name == "" {
		return own.Entry{}, errors.New("want a name")
	}
	if _, err := own.ParseName(name); err != nil {
		return own.Entry{}, err
	}
	text := name
	for _, key := range slices.Sorted(maps.Keys(options)) {
		value := flagText(options[key])
		if strings.ContainsAny(key+value, ":=") {
			return own.Entry{}, fmt.Errorf("%s: %s: unknown value %q", name, key, value)
		}
		text += ":" + key + "=" + value
	}
	return l.Parse(text)
}

// flagText returns a value in the form in which flags have it.
func flagText(value any) string {
	list, several := value.([]any)
	if !several {
		return fmt.Sprint(value)
	}
	var parts []string
	for _, element := range list {
		parts = append(parts, fmt.Sprint(element))
	}
	return strings.Join(parts, own.IndexSeparator)
}
