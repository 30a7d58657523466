// Package errfactory defines the rule errfactory, which asks for the factories
// of package taxonomy.
//
// # Analyzer errfactory
//
// errfactory: report coded errors that are built by hand where a factory exists
//
// Package taxonomy has a factory for each code that servers produce,
// such as taxonomy.NotFound, whose name says what went wrong. taxonomy.New with
// a code says it less clearly. Nothing checks a literal of type
// taxonomy.Error: an impossible status or a negative wait goes out to the agent.
//
// # What it reports
//
// Every call of taxonomy.New with a constant code that has a factory, however
// the code is spelled: by its constant, through an alias or a typed constant of
// the program, as a number, through a renamed or dot import (category new).
//
// Every literal of type taxonomy.Error with such a code and a message (category
// literal).
//
// The suggested fix calls the factory. A literal has one if its address
// is taken, every field has an option, and no comment would be lost.
//
// # What it leaves alone
//
// Codes without a factory, such as CodeParseError; codes that are known only at
// run time; package taxonomy itself.
//
// Literals without a message, which are the documented way to ask errors.Is for
// a code. Literals that are compared, or handed to errors.Is or errors.As.
//
// # Before
//
//	package search
//
//	import "github.com/mcperrlint/mcperrlint/taxonomy"
//
//	func find(index string) error {
//		if index == "" {
//			return &taxonomy.Error{
//				Code:     taxonomy.CodeValidationError,
//				Message:  "The name of the index is empty.",
//				Recovery: "Pass one of the names that list_indices returns.",
//			}
//		}
//		return taxonomy.New(taxonomy.CodeNotFound, "There is no index called "+index+".")
//	}
//
// # After
//
//	package search
//
//	import "github.com/mcperrlint/mcperrlint/taxonomy"
//
//	func find(index string) error {
//		if index == "" {
//			return taxonomy.ValidationError("The name of the index is empty.",
//				taxonomy.Recovery("Pass one of the names that list_indices returns."))
//		}
//		return taxonomy.NotFound("There is no index called " + index + ".")
//	}
//
// # The agent sees
//
// Before: a validation error with its recovery, and an error that says that there is no
// such index.
//
// After: the same. The reader of the code sees more, and the compiler checks more.
//
// # What to do
//
// Call the factory of the code. The suggested fix does it.
package errfactory
