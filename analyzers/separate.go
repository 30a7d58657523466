package analyzers

import (
	"flag"
	"maps"
	"reflect"

	"golang.org/x/tools/go/analysis"
)

// copiesOf returns copies of analyzers that share no flags with them, so that suites with different settings
// can run in one process. What they require is copied with them if it has flags, or requires something that
// has, and once only, so that the copies ask the same copy. All else stays what it is, so that drivers run it
// once for everybody who requires it.
//
// Inside, a copy sees itself under the name of the original, and the originals of
// what it requires: rules know each other as they were written. Outside, its fields
// can be changed until it runs.
func copiesOf(originals ...*analysis.Analyzer) []*analysis.Analyzer {
	c := make(copier)
	copies := make([]*analysis.Analyzer, len(originals))
	for i, a := range originals {
		copies[i] = c.copyOf(a)
	}
	return copies
}

// A copier knows the copies of analyzers. Those that need none are their own.
type copier map[*analysis.Analyzer]*analysis.Analyzer

func (c copier) copyOf(a *analysis.Analyzer) *analysis.Analyzer {
	if known := c[a]; known != nil {
		return known
	}
	requires, needed := make([]*analysis.Analyzer, len(a.Requires)), false
	for i, r := range a.Requires {
		requires[i] = c.copyOf(r)
		needed = needed || requires[i] != r
	}
	a.Flags.VisitAll(func(*flag.Flag) { needed = true })
	c[a] = a
	if needed {
		copied := *a
		copied.Flags = flagsLike(&a.Flags)
		copied.Requires = requires
		copied.Run = inside(a, copied)
		c[a] = &copied
	}
	return c[a]
}

// inside returns the function of a copy, which runs that of the original with the
// flags of the copy.
func inside(original *analysis.Analyzer, copied analysis.Analyzer) func(*analysis.Pass) (any, error) {
	self := *original
	self.Flags = copied.Flags // the flags in it are shared from here on
	return func(pass *analysis.Pass) (any, error) {
		own := *pass
		own.Analyzer, own.ResultOf = &self, maps.Clone(pass.ResultOf) // with what the pass carries
		for i, required := range original.Requires {
			own.ResultOf[required] = pass.ResultOf[copied.Requires[i]]
		}
		return original.Run(&own)
	}
}

// flagsLike returns flags with the same names, each with its default value. The
// value of a flag is a pointer to what holds it.
func flagsLike(flags *flag.FlagSet) flag.FlagSet {
	var set flag.FlagSet
	flags.VisitAll(func(f *flag.Flag) {
		held := reflect.New(reflect.TypeOf(f.Value).Elem())
		held.Elem().Set(reflect.ValueOf(f.Value).Elem())
		value := held.Interface().(flag.Value)
		_ = value.Set(f.DefValue) // it was the value of the flag at first
		set.Var(value, f.Name, f.Usage)
	})
	return set
}
