package fields

import (
	"fmt"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/takers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// Unpacks is the fact about a function that registers the handlers which it finds in
// structs that it is given.
type Unpacks struct {
	Params []unpacked
}

// unpacked is a parameter that is such a struct, points to one, or is a list of some.
type unpacked struct {
	Index   int    // in calls, where a receiver comes first
	Field   string // the field that holds the handler
	Library string
	Kind    sdk.Kind
}

// AFact marks the type as a fact.
func (*Unpacks) AFact() {}

// String returns the parameters, such as "unpacks(0: tool in Handler)".
func (u *Unpacks) String() string {
	parts := make([]string, len(u.Params))
	for i, p := range u.Params {
		parts[i] = fmt.Sprintf("%d: %s in %s", p.Index, p.Kind, p.Field)
	}
	return "unpacks(" + strings.Join(parts, ", ") + ")"
}

// A Reader reads which functions register what they find in structs, and where they are called.
type Reader struct {
	*valueflow.Scope
	servers *servers.Reader
	holders []holder
}

// NewReader returns a reader for a package that knows only what facts say.
func NewReader(s *valueflow.Scope, made *servers.Reader) *Reader {
	return &Reader{Scope: s, servers: made}
}

// Unpacked is a call of a function of another package that made a struct of a handler, and what becomes of
// the handler here.
type Unpacked struct {
	Made *ssa.Call
	At   servers.Registration
	As   takers.Taking
}

// Unpacked returns the structs that a call of obj registers, and that functions of other packages made of
// handlers. Of
//
//	tools.Register(s, notes.Read(), notes.Write())
//
// those are the calls of Read and Write, if it is known that Register unpacks what it gets.
func (r *Reader) Unpacked(instr ssa.CallInstruction, obj *types.Func) []Unpacked {
	var fact Unpacks
	if obj.Pkg() == nil || obj.Pkg() == r.Pass.Pkg || !module.Seems(r.Pass, obj.Pkg()) || !r.Pass.ImportObjectFact(obj, &fact) {
		return nil
	}
	var found []Unpacked
	args := instr.Common().Args
	for _, p := range fact.Params {
		if p.Index >= len(args) || r.fills(obj.Pkg(), p.Field) {
			continue
		}
		as := takers.Taking{Taken: takers.Taken{Library: p.Library, Kind: p.Kind}}
		for _, made := range r.structs(args[p.Index]) {
			found = append(found, Unpacked{made, r.servers.RegistrationAt(instr, ""), as})
		}
	}
	return found
}

// fills reports whether the package puts something into a field of another one itself.
func (r *Reader) fills(pkg *types.Package, name string) bool {
	for field := range r.Index.Fields {
		if field.Name() == name && field.Pkg() == pkg {
			return true
		}
	}
	return false
}

// structs returns the calls of other packages that made a struct, what a pointer points
// to, or what is in a list.
func (r *Reader) structs(v ssa.Value) []*ssa.Call {
	t := valueflow.NewTrace(r.Index)
	t.Value(v)
	t.Load(v)
	t.Elements(v)
	var made []*ssa.Call
	for _, s := range t.Found {
		if s.Made != nil {
			made = append(made, s.Call)
		}
	}
	return made
}
