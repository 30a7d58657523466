package inputs

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
)

// drops is told of a package, and those below it, in which handlers drop arguments, or in which
// servers are made, as far as nothing has been told of them yet.
type drops struct {
	Drops  []Drop
	Made   []made
	Checks bool
	Told   []summary.Place // of drops of which it was told of some server
}

// String returns what is dropped and made, such as "drops(number limit, boolean all; servers 1)".
func (d drops) String() string {
	var parts []string
	for _, drop := range d.Drops {
		parts = append(parts, string(drop.Kind)+" "+strings.Join(drop.Names, "+"))
	}
	text := "drops(" + strings.Join(parts, ", ") + "; servers " + strconv.Itoa(len(d.Made))
	if d.Checks {
		text += ", checked"
	}
	return text + ")"
}

// compare returns the order of two drops: that of their files, and of the lines in one.
func compare(a, b Drop) int {
	fileA, lineA := cut(a.Place)
	fileB, lineB := cut(b.Place)
	return cmp.Or(cmp.Compare(fileA, fileB), cmp.Compare(lineA, lineB))
}

func cut(p summary.Place) (file string, line int) {
	i := strings.LastIndex(string(p), ":")
	line, _ = strconv.Atoi(string(p[i+1:]))
	return string(p[:max(i, 0)]), line
}

func (d *drops) isEmpty() bool { return len(d.Drops)+len(d.Made)+len(d.Told) == 0 && !d.Checks }

// tell notes that there is nothing more to tell of the drops and servers.
func (d *drops) tell() {
	for _, drop := range d.Drops {
		d.Told = append(d.Told, drop.Place)
	}
	d.Drops, d.Made = nil, nil
}

// below returns what the packages of the module tell that this one imports.
func (f *typeFinder) below() *drops {
	all := new(drops)
	for imported, told := range summary.Below[drops](f.pass) {
		all.add(told, func(p summary.Place) summary.Place { return f.home.Seen(summary.ObjectIn(imported), p) })
	}
	all.Drops = slices.DeleteFunc(all.Drops, func(d Drop) bool { return slices.Contains(all.Told, d.Place) })
	return all
}

func (d *drops) add(other drops, seen func(summary.Place) summary.Place) {
	d.Checks = d.Checks || other.Checks
	for _, p := range other.Told {
		if p = seen(p); !slices.Contains(d.Told, p) {
			d.Told = append(d.Told, p)
		}
	}
	for _, drop := range other.Drops {
		drop.Place = seen(drop.Place)
		known := slices.ContainsFunc(d.Drops, func(k Drop) bool { return k.Place == drop.Place && slices.Equal(k.Handlers, drop.Handlers) })
		if !known && len(d.Drops) < budget.Parts {
			d.Drops = append(d.Drops, drop)
		}
	}
	for _, m := range other.Made {
		m.Place = seen(m.Place)
		if !slices.ContainsFunc(d.Made, func(k made) bool { return k.Place == m.Place }) {
			d.Made = append(d.Made, m)
		}
	}
}
