package taxonomytest

import "fmt"

// differences collects what is not as it should be.
type differences struct{ found []string }

func (d *differences) add(format string, args ...any) {
	d.found = append(d.found, fmt.Sprintf(format, args...))
}

func (d *differences) compare(what string, want, got any) {
	if want != got {
		d.add("%s: want %v, got %v", what, want, got)
	}
}
