package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/world"
)

// The table of the whole program, for drivers that see that: what stands behind the interfaces of a module in packages
// that the caller of a method does not import.
type (
	// A Look is what a driver tells the passes over one package, and what they tell it.
	Look = world.Look
	// Wires are what a package tells of interfaces, in a first look at all packages.
	Wires = world.Wires
	// A Program joins the wires of all packages.
	Program = world.Program
	// An Answer is what a package does not see by itself, for a second look at it.
	Answer = world.Answer
	// Type, Method, Put, Cast and Ask are the parts of wires.
	Type   = world.Type
	Method = world.Method
	Put    = world.Put
	Cast   = world.Cast
	Ask    = world.Ask
)

// NewProgram returns the program that some packages make, in whatever order.
func NewProgram(packages []*Wires) *Program { return world.NewProgram(packages) }

// InProgram returns the pass for a package of a program that the driver sees as a whole.
func InProgram(pass *analysis.Pass, l *Look) *analysis.Pass { return world.With(pass, l) }
