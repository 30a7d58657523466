// Package endurance tests that every run finishes in time. Small, legal source can take a lot
// of work: structs whose fields all have the previous type are a small graph and a huge tree;
// functions that call each other have more paths than anybody can walk. Code that walks types,
// chains or groups of functions remembers what it has seen, and has a budget after which the
// answer is unknown.
//
// The tests generate such programs in a given size; the benchmark shows cost against size. Programs
// that an attacker could send run in a process of their own, once and at twice the size: processor
// time, its growth and memory are bounded.
//
//	go test ./cmd/mcperrlint/internal/endurance                       # a small part of the size
//	go test -tags integration ./cmd/mcperrlint/internal/endurance     # the full size, and interrupts
//	go test -run '^$' -bench . ./cmd/mcperrlint/internal/endurance    # cost against size
package endurance
