package settings

import (
	"errors"
	"flag"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// flags returns one flag for every list.
func flags() flag.FlagSet {
	var set flag.FlagSet
	for _, l := range Lists() {
		set.Var(&value{list: l}, l.Name, l.usage())
	}
	return set
}

// usage returns what is printed about the flag.
func (l List) usage() string {
	form := "`name"
	for _, o := range l.Options {
		part := ":" + o.Name + "="
		switch o.Form {
		case Index:
			part += "0"
		case Indexes:
			part += "0" + IndexSeparator + "1"
		case Truth:
			part += "true"
		case Word:
			part += strings.Join(o.Words, "|")
		}
		if !o.Required {
			part = "[" + part + "]"
		}
		form += part
	}
	return l.About + ": " + form + "`, separated by commas; may be repeated; an empty value forgets those before"
}

// A value is the value of a flag: the entries of one list.
type value struct {
	list    List
	entries []Entry
}

// Set adds entries. Nothing is added if one of them is wrong. An empty text takes
// all away.
func (v *value) Set(text string) error {
	if text == "" {
		v.entries = nil
		return nil
	}
	entries := slices.Clone(v.entries)
	for part := range strings.SplitSeq(text, ",") {
		e, err := v.list.Parse(strings.TrimSpace(part))
		if err != nil {
			return err
		}
		known := slices.IndexFunc(entries, func(other Entry) bool { return other.Name.text == e.Name.text })
		switch {
		case known < 0:
			entries = append(entries, e)
		case entries[known].String() != e.String():
			return errors.New(e.Name.text + " is there twice, and not the same")
		}
	}
	v.entries = entries
	return nil
}

// String returns the entries as the flag takes them, in the order of their names:
// what they mean does not depend on any other.
func (v *value) String() string {
	var parts []string
	for _, e := range v.entries {
		parts = append(parts, e.String())
	}
	slices.Sort(parts)
	return strings.Join(parts, ",")
}

// entriesOf returns the entries that the flags of the analyzer hold.
func entriesOf(a *analysis.Analyzer) []Entry {
	var all []Entry
	a.Flags.VisitAll(func(f *flag.Flag) {
		if v, ok := f.Value.(*value); ok {
			all = append(all, v.entries...)
		}
	})
	return all
}
