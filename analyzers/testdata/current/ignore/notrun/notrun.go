// Package notrun names rules of which nothing is known here.
package notrun

var x = 1 //mcperrlint:ignore silent,silent/kind -- r
