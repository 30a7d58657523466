package wide

import "github.com/mcperrlint/mcperrlint/taxonomy"

// covered is covered as a whole.
//
//mcperrlint:ignore errfactory -- the code is chosen by the caller
func covered(first bool) error {
	if first {
		return taxonomy.New(taxonomy.CodeNotFound, "x")
	}
	return func() error {
		return taxonomy.New(taxonomy.CodeConflict, "x")
	}()
}

// idle has nothing to suppress.
//
//mcperrlint:ignore errfactory -- gone // want "ignore/unused: errfactory"
func idle() error {
	return taxonomy.NotFound("x")
}

// excused says that its directive for nothing is known, and so does the one in it.
//
//mcperrlint:ignore ignore -- the next one is kept for later
func excused() error {
	//mcperrlint:ignore errfactory -- gone
	return taxonomy.NotFound("x")
}
