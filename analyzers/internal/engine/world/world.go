// Package world is the table of the whole program: which types stand behind the interfaces of a module, in packages
// that the caller of a method does not import. In
//
//	package tools:   func list(s Service) { s.Jobs() }       tools asks for Service.Jobs
//	package store:   func (*Store) Jobs() []Job              store imports neither tools nor main
//	package main:    tools.Register(new(store.Store))        main puts a *Store into Service
//
// neither tools nor store can tell what s.Jobs does. A driver that looks at one package after the other never can;
// one that sees the whole program gives each pass a [Look]. After a first look at all packages, each has told its
// [Wires]: which types it puts into interfaces, which interfaces it converts to others, and of which it calls
// methods. [Program] joins them, and packages for which there is an [Answer] are looked at again.
//
// Types are told from each other by what they are called, so that an answer refers to no value of another pass. Read
// wires.go, then program.go.
package world

import (
	"go/types"
	"maps"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Look is what a driver tells the passes over one package of the rest of the program, and what they tell it.
type Look struct {
	// Answers are the types behind interfaces that the package does not see by itself; none in a first look.
	Answers []Answer
	// Packages are those of the types, by import path. They need have nothing but an object with a position, for the
	// directory of their files.
	Packages map[string]*types.Package

	mu    sync.Mutex
	told  Wires
	loses map[string]bool
}

// Tell notes what the package tells.
func (l *Look) Tell(w Wires) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.told = w
}

// Lose notes a method of the package in which something gets lost. Nobody need look: l can be nil.
func (l *Look) Lose(method *types.Func) {
	if l == nil {
		return
	}
	named := program.NamedOf(method.Signature().Recv().Type())
	if named == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.loses == nil {
		l.loses = make(map[string]bool)
	}
	l.loses[MethodID(method.Pkg().Path(), named.Obj().Name(), method.Id())] = true
}

// Told returns what the package has told.
func (l *Look) Told() Wires {
	l.mu.Lock()
	defer l.mu.Unlock()
	told := l.told
	told.Loses = slices.Sorted(maps.Keys(l.loses))
	return told
}

// Behind returns what stands behind an interface.
func (l *Look) Behind(iface string) Answer {
	for _, a := range l.Answers {
		if a.Interface == iface {
			return a
		}
	}
	return Answer{}
}

var look = guard.NewKey[*Look]("the whole program")

// With returns the pass for a package of which the driver sees the whole program.
func With(pass *analysis.Pass, l *Look) *analysis.Pass { return look.With(pass, l) }

// Of returns what the driver of a pass tells of the whole program, nil if it does not see that.
func Of(pass *analysis.Pass) *Look {
	l, _ := look.Of(pass)
	return l
}
