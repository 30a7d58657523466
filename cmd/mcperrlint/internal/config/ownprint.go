package config

import (
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// printOwn writes what is said of the project's own functions.
func (c *Config) printOwn(b *strings.Builder) {
	for _, l := range settings.Lists() {
		head := l.Name + ":\n"
		for _, o := range c.own {
			if o.list != l.Name {
				continue
			}
			fmt.Fprintf(b, "%s  - %s: %q\n", head, nameKey, o.entry.Name)
			head = ""
			for _, option := range l.Options {
				if value, stated := o.entry.Value(option.Name); stated {
					fmt.Fprintf(b, "    %s: %s\n", option.Name, optionText(option, value))
				}
			}
		}
	}
}

// optionText returns the value of an option as the file has it.
func optionText(o settings.Option, value string) string {
	if o.Form == settings.Indexes {
		return "[" + strings.ReplaceAll(value, settings.IndexSeparator, ", ") + "]"
	}
	return value
}
