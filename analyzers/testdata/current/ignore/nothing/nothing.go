// Package nothing has no directive.
package nothing

// See //mcperrlint:ignore for what a directive is. // mcperrlint:ignore is none.
var text = "//mcperrlint:ignore nothing"
