// Package renamed imports package taxonomy twice, by other names.
package renamed

import (
	_ "github.com/mcperrlint/mcperrlint/taxonomy"

	tx "github.com/mcperrlint/mcperrlint/taxonomy"
)

// taxonomy is not the package here.
var taxonomy = 1

func call() error {
	return tx.New(tx.CodeNotFound, "gone") // want "errfactory/new: CodeNotFound"
}

func literal() error {
	return &tx.Error{Code: tx.CodeConflict, Message: "exists", Retry: tx.RetryNo} // want "errfactory/literal: CodeConflict"
}
