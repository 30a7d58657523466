// Package ignore defines the rule ignore, which looks after the directives that
// suppress findings of the other rules, and those that hide where code is.
//
// # Analyzer ignore
//
// ignore: report directives that suppress findings without a reason or for nothing
//
// A directive //mcperrlint:ignore suppresses findings in its line
// and the next, or, in the comment of a function, in all of the function. A directive
// //mcperrlint:ignore-file, outside of declarations, suppresses them in its file. Code
// changes, and names are misspelled: then the reader looks for a mistake that is not there,
// and a new one in the same place goes unnoticed.
//
// # What it reports
//
// Directives without a reason after two dashes (category
// without-reason). They suppress all the same.
//
// Names of no rule and of no category of the rule (category unknown-rule). The help
// offers the name that was meant, if the spelling is close. A name that was changed is reported
// with the one of today, which the suggested fix writes; the directive suppresses all the same.
//
// Names of rules and categories that report nothing there, one finding for each;
// directives without a name; and directives for a file inside of a
// declaration, where nobody reads them (category unused). The suggested
// fix removes the name, or the directive if no name is left.
//
// Directives //line in a file that is not generated (category line-directive, an info): one
// finding for each file, at the first of them. Generators write them to name the file that
// they read. Written by hand, they can name any file and line, also one
// that is excluded. mcperrlint goes by the real place and shows the other one beside
// it; compilers, stack traces, golangci-lint and nogo show what the directive says.
//
// # What it leaves alone
//
// Packages that reach no agent: no rule reports anything there. Names of
// rules that did not run, or failed, on the package. Directives for findings that are
// not shown because their category is strict or because they lie in a test
// file.
//
// Directives in generated files, and in test files unless the flag for them is
// on. Comments nolint, which golangci-lint checks.
//
// Directives //line that name the real place of the code.
//
// A directive can name this rule as well. It does not suppress findings
// about itself: that it has no reason, or that this rule reports nothing there.
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
// After: nothing of it. A new mistake in the line is reported.
//
// # What to do
//
// Remove directives that suppress nothing, correct names, and write reasons after two
// dashes. Remove //line directives, or have the generator write "Code generated … DO NOT EDIT."
// into its file.
package ignore
