// Package contract lets a tool declare the failures it can have.
//
// A [Contract] is a plain literal beside its tool. It names every failure by a
// reason, says when it happens and tells the agent what to do next. The tool
// makes its errors with [Contract.Fail]; where errors leave the server,
// [Contract.Fill] adds the declared recovery to those that services made.
//
// [Contract.Validate] checks a contract for structural mistakes. The lint rule
// contractshape reports the same ones, with the same identifiers, without
// running the program.
package contract
