// Package contractshape defines the rule contractshape, which checks the
// structure of contracts.
//
// # Analyzer contractshape
//
// contractshape: report structural mistakes in the contracts that tools declare
//
// A contract lists the failures of a tool. The agent reads it: the
// reason tells failures apart, the condition is the message, the recovery is the
// next step. A mistake in it compiles, and shows only when the failure happens.
//
// The rule reads the literals of type contract.Contract and reports what
// Contract.Validate would report at run time, each mistake with its category.
//
// # What it reports
//
// Codes that are missing, unknown or meaningless; reasons that are missing, not
// in lower snake case, declared twice or taken by the framework; conditions and
// recoveries that are missing, blank, too short, or still to be written, as mcperrlint
// contract write leaves them ("TODO: …"); recoveries that name Go
// identifiers or source files of the server, which no agent can reach; values of
// Retry and Severity that do not exist; contracts without entries. Each
// mistake of an entry is reported, at the field that is wrong.
//
// Contracts that are joined with append, also from package-level
// variables, are read as a whole, so a reason that two parts declare is
// found.
//
// Two categories are strict, because they depend on the tools of the server.
// A recovery that sends the agent to a tool that the server does
// not have (category recovery-unknown-tool) is reported only if the package
// makes the server and registers the tool of the contract and all others under
// constant names. A contract that several tools of the package share (category
// shared) is reported at the second tool.
//
// # What it leaves alone
//
// Values that are not constant, such as a text made by a function, and variables
// that the program changes after their declaration. An empty literal that entries are
// appended to is no empty contract, and a nil contract is a tool without one. The same
// code under several reasons is fine, and so is the same reason in several contracts.
//
// In a recovery, words in camel case count as Go identifiers only if the module
// declares them at package level: GitHub, OAuth and the names of tools do not. A
// name that also stands in the code as a string, as the names of tools and
// arguments do, and one that is part of an import path, are left alone even then.
//
// # Before
//
//	package search
//
//	import (
//		"github.com/mcperrlint/mcperrlint/contract"
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//	)
//
//	var failures = contract.Contract{
//		{
//			Reason:   "IndexMissing",
//			Code:     taxonomy.CodeNotFound,
//			When:     "The named index does not exist.",
//			Recovery: "Try again.",
//		},
//	}
//
// # After
//
//	package search
//
//	import (
//		"github.com/mcperrlint/mcperrlint/contract"
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//	)
//
//	var failures = contract.Contract{
//		{
//			Reason:   "index_missing",
//			Code:     taxonomy.CodeNotFound,
//			When:     "The named index does not exist.",
//			Recovery: "Call list_indices and pass one of the names it returns.",
//		},
//	}
//
// # The agent sees
//
// Before: the reason IndexMissing, and "Try again." for an index that will not be there
// the next time either.
//
// After: the reason index_missing, and which tool to call for a name that exists.
//
// # What to do
//
// Write reasons in lower snake case, and recoveries that name a tool or an argument, in
// five words or more.
package contractshape
