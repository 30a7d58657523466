// Package ignore defines the rule ignore, which looks after the directives that
// suppress findings of the other rules, and those that hide where code is.
//
// # Analyzer ignore
//
// ignore: report directives that suppress findings without a reason or for nothing
//
// A directive //mcperrlint:ignore says that a finding is known and wanted: in its line
// and the next, or, in the comment of a function, in all of the function. A directive
// //mcperrlint:ignore-file, outside of declarations, says it of its file. Once the
// code has changed, or if the name in it is misspelled, it says something that
// is not so: whoever reads it looks for a mistake that is not there, and a new
// one in the same place goes unnoticed.
//
// # What it reports
//
// Directives without a reason, which is what stands after the two dashes (category
// without-reason). They suppress all the same.
//
// Names that are those of no rule, or of no category of the rule; the message
// tells which name is meant if the spelling is close (category unknown-rule).
//
// Names of rules and categories that report nothing there, one finding for each,
// directives that name nothing at all, and directives for a file inside of a
// declaration, where they are not read (category unused). The suggested
// fix removes the name, or the whole directive if no name is left.
//
// Directives //line in a file that is not generated (category line-directive, an info): one
// finding for each file, at the first of them. Generators write them to name the file that
// the code was made from. Written by hand, they name any file and line, also an old one
// or one that is excluded. mcperrlint goes by the real place and shows the other one beside
// it; compilers, stack traces, golangci-lint and nogo show what the directive says.
//
// # What it leaves alone
//
// Packages from which no agent is reached: no rule says anything there. Names of
// rules that did not run, or failed, on the package. Findings that are
// not shown because their category is strict, or because they lie in a test
// file, make a directive useful nevertheless.
//
// Directives in generated files, and in test files unless the flag for them is
// on. Comments nolint: golangci-lint looks after those.
//
// Directives //line that change nothing, because they say the place that the code has.
//
// A directive can name this rule as well. It does not suppress what is reported
// about itself: that it has no reason, or that naming this rule was for nothing.
//
// # Before
//
//	package search
//
//	import "github.com/mcperrlint/mcperrlint/taxonomy"
//
//	func find(index string) error {
//		//mcperrlint:ignore errfactory -- the code is chosen by the caller
//		return taxonomy.NotFound("There is no index called " + index + ".")
//	}
//
// # After
//
//	package search
//
//	import "github.com/mcperrlint/mcperrlint/taxonomy"
//
//	func find(index string) error {
//		return taxonomy.NotFound("There is no index called " + index + ".")
//	}
//
// # The agent sees
//
// Before: nothing of it. Readers of the code look for a mistake that is not there.
//
// After: nothing of it. A new mistake in the line will be reported.
//
// # What to do
//
// Remove directives that suppress nothing, correct names, and write reasons after two
// dashes. Remove //line directives, or have the generator write "Code generated … DO NOT EDIT."
// into its file.
package ignore
