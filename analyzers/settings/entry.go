package settings

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// An Entry describes one function, in the form of the flags:
//
//	example.test/app.(*Router).Handle:handler=1:kind=prompt
type Entry struct {
	// Name is the name of the function or type.
	Name Name

	list   List
	values map[string]string // by option
}

// IndexSeparator separates the indexes of several arguments.
const IndexSeparator = "+"

// MaxIndex is the largest index of an argument.
const MaxIndex = 255

// Parse reads an entry.
func (l List) Parse(text string) (Entry, error) {
	parts := strings.Split(text, ":")
	name, err := ParseName(parts[0])
	if err != nil {
		return Entry{}, err
	}
	e := Entry{Name: name, list: l, values: make(map[string]string)}
	for _, part := range parts[1:] {
		option, value, _ := strings.Cut(part, "=")
		if err := e.set(option, value); err != nil {
			return Entry{}, fmt.Errorf("%s: %w", name, err)
		}
	}
	for _, o := range l.Options {
		if _, stated := e.values[o.Name]; o.Required && !stated {
			return Entry{}, fmt.Errorf("%s: %s is missing: %s", name, o.Name, o.About)
		}
	}
	if e.is("format") && len(e.indexes("text")) == 0 {
		return Entry{}, fmt.Errorf("%s: format needs text", name)
	}
	return e, nil
}

// set states the value of an option.
func (e Entry) set(name, value string) error {
	o, known := e.list.option(name)
	if !known {
		return fmt.Errorf("unknown option %q (known: %s)", name, strings.Join(e.list.optionNames(), ", "))
	}
	if _, twice := e.values[name]; twice {
		return fmt.Errorf("%s is there twice", name)
	}
	if err := o.Check(value); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	e.values[name] = value
	return nil
}

// Check reports what is wrong with a value of the option.
func (o Option) Check(value string) error {
	switch o.Form {
	case Index, Indexes:
		for one := range strings.SplitSeq(value, IndexSeparator) {
			if n, err := strconv.ParseUint(one, 10, 64); err != nil || n > MaxIndex || strconv.FormatUint(n, 10) != one {
				return fmt.Errorf("%q is no index of an argument, which is a number from 0", one)
			}
		}
		if o.Form == Index && strings.Contains(value, IndexSeparator) {
			return fmt.Errorf("%q are several; want one index", value)
		}
	case Truth:
		if value != "true" && value != "false" {
			return fmt.Errorf("unknown value %q; want true or false", value)
		}
	case Word:
		if !slices.Contains(o.Words, value) {
			return fmt.Errorf("unknown value %q (known: %s)", value, strings.Join(o.Words, ", "))
		}
	}
	return nil
}

// String returns the entry in the form of the flags, with sorted options.
func (e Entry) String() string {
	text := e.Name.String()
	for _, o := range e.list.Options {
		if value, stated := e.values[o.Name]; stated {
			text += ":" + o.Name + "=" + value
		}
	}
	return text
}

// Value returns the value of an option, and whether it is set.
func (e Entry) Value(option string) (string, bool) {
	value, stated := e.values[option]
	return value, stated
}

// indexes returns the indexes that an option states.
func (e Entry) indexes(option string) []int {
	value, stated := e.values[option]
	if !stated {
		return nil
	}
	var list []int
	for one := range strings.SplitSeq(value, IndexSeparator) {
		n, _ := strconv.Atoi(one) // it was checked
		list = append(list, n)
	}
	return list
}

// index returns the index that an option states, or [sdk.None].
func (e Entry) index(option string) int {
	if list := e.indexes(option); len(list) > 0 {
		return list[0]
	}
	return sdk.None
}

func (e Entry) is(option string) bool { return e.values[option] == "true" }

// word returns the word that an option states, or the first that it can.
func (e Entry) word(option string) string {
	if value, stated := e.values[option]; stated {
		return value
	}
	o, _ := e.list.option(option)
	return o.Words[0]
}
