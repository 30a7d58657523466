// Package itself names the rule ignore in its directives.
package itself

import "github.com/mcperrlint/mcperrlint/taxonomy"

var unused = taxonomy.NotFound("x") //mcperrlint:ignore errfactory,ignore -- kept for later

var category = taxonomy.NotFound("x") //mcperrlint:ignore errfactory,ignore/unused -- kept for later

var otherCategory = taxonomy.NotFound("x") //mcperrlint:ignore errfactory,ignore/unknown-rule -- r // want "ignore/unused: errfactory" "ignore/unused: ignore/unknown-rule"

var unknown = taxonomy.NotFound("x") //mcperrlint:ignore errcheck,ignore -- a rule of another version

//mcperrlint:ignore ignore -- the next line is kept for later
var above = taxonomy.NotFound("x") //mcperrlint:ignore errfactory -- gone

//mcperrlint:ignore ignore -- the next line is kept for later
var two = taxonomy.NotFound("x") //mcperrlint:ignore ignore -- gone

var forNothing = taxonomy.NotFound("x") //mcperrlint:ignore ignore -- r // want "ignore/unused: ignore"

// A directive cannot excuse its own lack of a reason.
var withoutReason = taxonomy.NotFound("x") //mcperrlint:ignore errfactory,ignore // want "ignore/without-reason"

var byNolint = taxonomy.NotFound("x") //nolint:ignore //mcperrlint:ignore errfactory -- no directive: it does not begin the comment

//nolint:ignore
var aboveNolint = taxonomy.NotFound("x") //mcperrlint:ignore errfactory -- gone
