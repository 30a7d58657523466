// Package endurance tests that every run comes to an end in time. Source that is legal and
// small can mean a great deal of work: structs whose fields all have the type before are a
// small graph and a huge tree, functions that call each other have more ways than anybody can
// walk. What walks a type, a chain or a group of functions remembers what it has seen, and has
// a budget after which the answer is unknown.
//
// The tests make such programs, of a size; the benchmark shows what they cost against it. Those that
// somebody could send who wants a run to last are run by a process of their own, once and at twice the
// size: their time is that of the processor, and has a bound, as has how it grows, and the memory.
//
//	go test ./cmd/mcperrlint/internal/endurance                       # a small part of the size
//	go test -tags integration ./cmd/mcperrlint/internal/endurance     # the full size, and interrupts
//	go test -run '^$' -bench . ./cmd/mcperrlint/internal/endurance    # cost against size
package endurance
