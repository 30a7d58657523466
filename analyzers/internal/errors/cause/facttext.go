package cause

import (
	"fmt"
	"strings"
)

// String returns what is known, such as "fails(-, plain fmt.Errorf [infrastructure os.Open kept shown]); never(10)".
func (a *Account) String() string {
	var list []string
	if len(a.Results) > 0 {
		results := make([]string, len(a.Results))
		for i, r := range a.Results {
			results[i] = r.String()
		}
		list = append(list, "fails("+strings.Join(results, ", ")+")")
	}
	if a.Never != 0 {
		list = append(list, fmt.Sprintf("never(%b)", a.Never))
	}
	if a.Proves.tells() {
		list = append(list, a.Proves.String())
	}
	return strings.Join(list, "; ")
}

// String returns both, such as "tells(true: 0 is m.ErrGone; false: 0 is not m.ErrGone)".
func (p Predicate) String() string {
	var list []string
	for _, truth := range [...]bool{true, false} {
		for _, c := range p.Of(truth) {
			list = append(list, fmt.Sprintf("%t: %s", truth, c))
		}
	}
	return "tells(" + strings.Join(list, "; ") + ")"
}

func (p Predicate) tells() bool { return len(p.True)+len(p.False) > 0 }

// String returns the errors, such as "holds(plain example.test/m.ErrGone)".
func (h *HoldsError) String() string { return "holds(" + joined(h.Failures) + ")" }

// String returns what is known, or a dash.
func (r Outcome) String() string {
	var list []string
	if len(r.Failures) > 0 {
		list = append(list, joined(r.Failures))
	}
	if len(r.Readable.Rendered) > 0 {
		list = append(list, "renders "+joined(r.Readable.Rendered))
	}
	for _, o := range r.Readable.Text {
		list = append(list, "shows "+o.String())
	}
	for _, c := range r.Carried {
		list = append(list, c.Field+": "+joined(c.Failures))
	}
	if r.Flag != FlagUnknown {
		list = append(list, r.Flag.String())
	}
	if r.Data == Raised || r.Data == Mixed {
		list = append(list, "with data")
	}
	if len(list) == 0 {
		return "-"
	}
	return strings.Join(list, "; ")
}

func joined(failures []Failure) string {
	list := make([]string, len(failures))
	for i, f := range failures {
		list[i] = f.String()
	}
	return strings.Join(list, " | ")
}

// String returns the error and its parts.
func (f Failure) String() string {
	s := f.Origin.String()
	for _, p := range f.Parts {
		s += " [" + p.Origin.String() + " " + p.Role.String() + "]"
	}
	for _, c := range f.When {
		s += " if " + c.String()
	}
	return s
}

// String returns the class and what names the origin.
func (o Origin) String() string {
	s := o.Class.String()
	switch {
	case o.Class == Parameter:
		s += strings.TrimSuffix(fmt.Sprintf(" %d.%s", o.Param, o.Field), ".")
		if o.Classified {
			s += " classified"
		}
	case o.Class == Coded && o.Code != 0:
		s += " " + o.Code.String()
	case o.Name != "":
		s += " " + o.Name
	}
	if o.Reason != "" {
		s += " " + o.Reason
	}
	if o.Short {
		s += " short"
	}
	if o.Cleared {
		s += " cleared"
	}
	return s
}

// String returns the roles, joined by spaces.
func (r Role) String() string {
	var list []string
	for i, name := range [...]string{"kept", "shown", "stored", "noted"} {
		if r&(1<<i) != 0 {
			list = append(list, name)
		}
	}
	return strings.Join(list, " ")
}
