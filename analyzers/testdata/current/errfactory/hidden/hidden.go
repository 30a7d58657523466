// Package hidden has names that hide those of a dot import: there is no fix.
package hidden

import . "github.com/mcperrlint/mcperrlint/taxonomy"

func call(NotFound string) error {
	return New(CodeNotFound, NotFound) // want "errfactory/new: CodeNotFound"
}

func literal(Conflict string) error {
	return &Error{Code: CodeConflict, Message: Conflict} // want "errfactory/literal: CodeConflict"
}

func option() error {
	Recovery := "Choose another name."
	return &Error{Code: CodeConflict, Message: "exists", Recovery: Recovery} // want "errfactory/literal: CodeConflict"
}
