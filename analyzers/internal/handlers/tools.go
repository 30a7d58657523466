package handlers

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// Tools are the tools of the servers that a package makes.
type Tools struct {
	// Names are the constant names under which the package registers tools,
	// sorted.
	Names []string
	// All tells that these are the names of all tools: the package makes the
	// servers, registers every tool under a constant name, and hands no server to
	// code that could register more.
	All bool
}

// toolSites are the names of the tools that are registered at each place, "" for
// those that are not known.
type toolSites map[token.Pos]string

// note notes a registration of a value. It leaves out parameters, for then it is
// the caller that registers, and lists that are written out, for then the
// fields of their elements are registrations of their own.
func (t toolSites) note(v ssa.Value, at Registration, kind sdk.Kind, from []source) {
	passedOn := len(from) > 0 && !slices.ContainsFunc(from, func(s source) bool { return s.parameter == nil })
	if kind.IsTool() && !passedOn && !isWrittenOut(v) && t[at.Pos] == "" {
		t[at.Pos] = at.Name
	}
}

// isWrittenOut reports whether a value is a list whose elements are literals.
func isWrittenOut(v ssa.Value) bool {
	slice, ok := v.(*ssa.Slice)
	if !ok {
		return false
	}
	array, ok := slice.X.(*ssa.Alloc)
	if !ok {
		return false
	}
	for _, use := range *array.Referrers() {
		element, ok := use.(*ssa.IndexAddr)
		if !ok {
			continue // the slice itself
		}
		for _, value := range wholeStores(element) {
			load, ok := value.(*ssa.UnOp)
			if !ok {
				return false
			}
			literal, ok := load.X.(*ssa.Alloc)
			if !ok || len(wholeStores(literal)) > 0 {
				return false
			}
		}
	}
	return true
}

// wholeStores returns what is stored at an address as a whole, not field by field.
func wholeStores(addr ssa.Value) []ssa.Value {
	var values []ssa.Value
	for _, use := range *addr.Referrers() {
		if store, ok := use.(*ssa.Store); ok && store.Addr == addr {
			values = append(values, store.Val)
		}
	}
	return values
}

// tools returns the tools of the servers of the package.
func (f *finder) tools() Tools {
	tools := Tools{All: len(f.made) > 0 && !f.handsServerOut()}
	for _, name := range f.sites {
		if name == "" {
			tools.All = false
		} else if !slices.Contains(tools.Names, name) {
			tools.Names = append(tools.Names, name)
		}
	}
	slices.Sort(tools.Names)
	return tools
}

// handsServerOut reports whether a server is an argument of a function that
// belongs neither to the package nor to a library of the protocol.
func (f *finder) handsServerOut() bool {
	for instr := range f.instructions() {
		if call, ok := instr.(ssa.CallInstruction); ok && f.mayRegister(call.Common()) {
			return true
		}
	}
	return false
}

// mayRegister reports whether a call hands a server to code that is not known.
func (f *finder) mayRegister(call *ssa.CallCommon) bool {
	if !slices.ContainsFunc(call.Args, func(v ssa.Value) bool { return f.isServer(v.Type()) }) {
		return false
	}
	if callee := staticCallee(call); callee != nil && f.own[callee] {
		return false
	}
	obj, _ := calledObject(call)
	return obj == nil || !sdk.Owns(obj.Pkg())
}

// isServer reports whether the type is that of a server which the package makes.
func (f *finder) isServer(t types.Type) bool {
	return slices.ContainsFunc(f.made, func(c *ssa.Call) bool { return types.Identical(c.Type(), t) })
}
