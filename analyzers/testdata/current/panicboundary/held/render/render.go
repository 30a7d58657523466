// Package render asserts what it is given.
package render

import (
	"fmt"

	"example.test/panicboundary/held/types"
)

func Matches(r *types.Response) string { return fmt.Sprint(r.Items.([]types.Match)) }

func Report(r *types.Response) string { return r.Data.(*types.Report).Text }

func Checked(r *types.Response) string {
	items, ok := r.Items.([]types.Match)
	if !ok {
		return "no matches"
	}
	return fmt.Sprint(items)
}

// Note is what JSON has for a text.
func Note(r *types.Response) string { return r.Note.(string) }
