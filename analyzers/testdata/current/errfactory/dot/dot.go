// Package dot has package taxonomy in its own names.
package dot

import . "github.com/mcperrlint/mcperrlint/taxonomy"

func call() error {
	return New(CodeNotFound, "gone") // want "errfactory/new: CodeNotFound"
}

func literal() error {
	return &Error{Code: CodeConflict, Message: "exists", Recovery: "Choose another name."} // want "errfactory/literal: CodeConflict"
}
