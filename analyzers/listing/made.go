package listing

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// made are the types of which a package makes values, by their names with the package. What implements an
// interface of tools and is made nowhere in the program serves nobody: it is a mock for tests, say.
type made map[string]bool

// madeIn returns the types of which some functions make values, as far as those are not methods of theirs.
func madeIn(functions []*ssa.Function) made {
	m := make(made)
	for _, fn := range functions {
		for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
			m.instruction(instr, receiverOf(program.Outermost(fn).Signature))
		}
	}
	for _, fn := range functions {
		if fn.Pkg == nil {
			continue
		}
		for _, member := range fn.Pkg.Members {
			if variable, ok := member.(*ssa.Global); ok {
				m.value(variable.Type(), "", make(map[types.Type]bool))
			}
		}
		break
	}
	return m
}

// instruction adds what an instruction makes in a function, or in a method of a type.
func (m made) instruction(instr ssa.Instruction, in string) {
	seen := make(map[types.Type]bool)
	switch instr := instr.(type) {
	case *ssa.Alloc, *ssa.MakeSlice, *ssa.MakeMap, *ssa.ChangeType:
		m.value(instr.(ssa.Value).Type(), in, seen)
	case *ssa.MakeInterface:
		if c, ok := instr.X.(*ssa.Const); !ok || !c.IsNil() {
			m.value(instr.X.Type(), in, seen)
		}
	}
}

// value adds the type of a value, and those of what is in it or can be put there.
func (m made) value(t types.Type, in string, seen map[types.Type]bool) {
	if seen[t] {
		return
	}
	seen[t] = true
	if named := program.NamedOf(t); named != nil {
		name := nameOfType(named)
		if name == in {
			return
		}
		m[name] = true
	}
	switch t := t.Underlying().(type) {
	case *types.Pointer:
		m.value(t.Elem(), in, seen)
	case *types.Slice:
		m.value(t.Elem(), in, seen)
	case *types.Array:
		m.value(t.Elem(), in, seen)
	case *types.Map:
		m.value(t.Elem(), in, seen)
	case *types.Struct:
		for field := range t.Fields() {
			m.value(field.Type(), in, seen)
		}
	}
}

// receiverOf returns the name of the type of which a function is a method, or "".
func receiverOf(sig *types.Signature) string {
	if sig.Recv() == nil {
		return ""
	}
	if named := program.NamedOf(sig.Recv().Type()); named != nil {
		return nameOfType(named)
	}
	return ""
}

func nameOfType(named *types.Named) string {
	obj := named.Obj()
	if obj.Pkg() == nil {
		return obj.Name()
	}
	return obj.Pkg().Path() + "." + obj.Name()
}

// reachable returns the packages of which a program with packages main consists, or nil if it has none, as a module
// of packages for other programs.
func reachable(program []*Package) map[string]bool {
	byPath := make(map[string]*types.Package)
	var open []*types.Package
	for _, pkg := range program {
		byPath[pkg.Path()] = pkg.types
		if pkg.types.Name() == "main" {
			open = append(open, pkg.types)
		}
	}
	if len(open) == 0 {
		return nil
	}
	found := make(map[string]bool)
	for ; len(open) > 0; open = open[1:] {
		pkg := open[0]
		if found[pkg.Path()] {
			continue
		}
		found[pkg.Path()] = true
		for _, imported := range pkg.Imports() {
			if own := byPath[imported.Path()]; own != nil {
				open = append(open, own)
			}
		}
	}
	return found
}

// A population tells what is a part of a program.
type population struct {
	made     made
	packages map[string]bool // nil for all
}

func populationOf(program []*Package) population {
	p := population{made: make(made), packages: reachable(program)}
	for _, pkg := range program {
		for name := range pkg.made {
			p.made[name] = true
		}
	}
	return p
}

// has reports whether a method that is only known to implement an interface can be called in the program.
func (p population) has(line *Line) bool {
	return line.receiver == "" || line.isTaken() || p.made[line.receiver] && (p.packages == nil || p.packages[line.Package])
}
