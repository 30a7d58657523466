// Package cuts cuts lists at what it is given.
package cuts

// A Query is what is asked for.
type Query struct{ Limit, Offset int }

func First(items []string, n int) []string { return items[:n] } // want First:`^ways\(1\)$`

func Page(items []string, q Query) []string { return items[q.Offset : q.Offset+q.Limit] } // want Page:`^ways\(1.Offset\)$`

func Of(q *Query, items []string) func() []string { // want Of:`^ways\(0.Limit\)$`
	return func() []string { return items[:q.Limit] }
}

func Checked(items []string, n int) []string {
	if n < 0 || n > len(items) {
		return nil
	}
	return items[:n]
}

func Mended(items []string, n int) []string {
	n = max(n, 0)
	return items[:n]
}

func own(items []string, n int) []string { return items[:n] }

var _ = own
