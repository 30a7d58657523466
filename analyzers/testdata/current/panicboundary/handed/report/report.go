// Package report makes tables, and ends the process over some.
package report

import "log"

// Table ends the process if it is not told to write Markdown.
func Table(md bool) string {
	if !md {
		log.Fatal("unknown format")
	}
	return "| a |"
}
