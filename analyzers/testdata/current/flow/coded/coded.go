// Package coded makes coded errors.
package coded

import (
	"fmt"
	"os"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var failures = contract.Contract{{
	Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: "List what there is and ask again.",
}}

func Factory() error { return taxonomy.NotFound("none", taxonomy.Reason("none_left")) } // want Factory:`^fails\(coded not_found none_left\)$`

func New(err error) error { return taxonomy.New(taxonomy.CodeConflict, "busy", taxonomy.Cause(err)) } // want New:`^fails\(coded conflict \[parameter 0 kept\]\)$`

func Literal() error { return &taxonomy.Error{Code: taxonomy.CodeForbidden, Message: "no"} } // want Literal:`^fails\(coded forbidden\)$`

func Fail(err error) error { return failures.Fail("gone", "", taxonomy.Cause(err), taxonomy.RetryYes) } // want Fail:`^fails\(coded github\.com/mcperrlint/mcperrlint/contract\.Contract\.Fail gone \[parameter 0 kept\]\)$`

func Told(err error) error { return taxonomy.NotFound("none: " + err.Error()) } // want Told:`^fails\(coded not_found \[parameter 0 shown\]\)$`

func Stored(err error) error { return taxonomy.NotFound("none", taxonomy.Data("error", err)) } // want Stored:`^fails\(coded not_found \[parameter 0 stored\]\)$`

func Noted(err error) error { // want Noted:`^fails\(coded not_found \[parameter 0 noted\]\)$`
	return taxonomy.NotFound("none", taxonomy.Detail(err.Error()), taxonomy.Extra("error", err))
}

func Classified() error { return taxonomy.Classify(os.Remove("x")) } // want Classified:`^fails\(coded github\.com/mcperrlint/mcperrlint/taxonomy\.Classify \[infrastructure os\.Remove kept\]\)$`

func Again() error { return taxonomy.Classify(fmt.Errorf("again: %w", Factory())) } // want Again:`^fails\(coded not_found none_left \[plain fmt\.Errorf kept\] \[coded not_found none_left kept\]\)$`

func With(err error) error { return taxonomy.NotFound("none").With(taxonomy.Cause(err)) } // want With:`^fails\(coded not_found \[parameter 0 kept\]\)$`

func Unknown(opts ...taxonomy.Option) error { return taxonomy.NotFound("none", opts...) } // want Unknown:`^fails\(coded not_found \[unknown kept shown\]\)$`
