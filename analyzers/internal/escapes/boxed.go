package escapes

import "go/types"

// A boxedOffer is what a method of that which a function returns puts on a server.
type boxedOffer struct {
	by     *types.Func
	method string
	list   []Entry
}

// boxed returns what the methods of values put on servers that the functions of the
// package return as interfaces.
func (f *finder) boxed() []boxedOffer {
	var found []boxedOffer
	for _, b := range f.found.Boxed {
		for _, fn := range b.Methods {
			for _, p := range fn.Params {
				if list := f.offered[offerKey{parameter: p}]; len(list) > 0 {
					found = append(found, boxedOffer{b.Func, fn.Name(), list})
				}
			}
		}
		for _, from := range b.From {
			var fact offers
			f.pass.ImportObjectFact(from, &fact)
			for _, o := range fact.List {
				if o.Index == inMethod {
					found = append(found, boxedOffer{b.Func, o.Method, []Entry{f.seen(from, o.Entry)}})
				}
			}
		}
	}
	return found
}

// asked looks at the methods of values of other packages that get servers of this one.
func (f *finder) asked() {
	for _, a := range f.found.Called {
		for _, from := range a.From {
			var fact offers
			f.pass.ImportObjectFact(from, &fact)
			for _, o := range fact.List {
				if o.Index != inMethod || o.Method != a.Method {
					continue
				}
				if way := f.found.RouteAt(a.At, o.Library, o.Kind); passes(way) {
					f.remote(way, a.At.Pos, f.seen(from, o.Entry))
				}
			}
		}
	}
}
