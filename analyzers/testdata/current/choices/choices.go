// Package choices takes any text for a default.
package choices

import "fmt"

// A Query is what is asked for.
type Query struct {
	Order, Mode string
	Inner       struct{ Style string }
}

func Order(prefix, by string) string { // want Order:`^ways\(1\)$`
	if by == "created" {
		return "created_at"
	}
	return "name"
}

func List(q Query) string { return Order("", q.Order) } // want List:`^ways\(0.Order\)$`

func Open(q *Query) int { // want Open:`^ways\(0.Mode\)$`
	if q == nil {
		q = &Query{}
	}
	return func() int {
		switch q.Mode {
		case "r":
			return 1
		case "w":
			return 2
		}
		return 3
	}()
}

func Both(q Query) string { return fmt.Sprint(Open(&q), Order("", q.Order)) } // want Both:`^ways\(0.Mode\)$`

func Inner(q Query) int {
	switch q.Inner.Style {
	case "thin":
		return 1
	case "thick":
		return 2
	}
	return 3
}

func Refused(by string) (string, error) {
	switch by {
	case "name", "created":
		return "a", nil
	}
	return "", fmt.Errorf("no order")
}

func Shown(by string) string {
	if by == "created" {
		return "created_at"
	}
	return by
}

func own(by string) string { return Order("", by) }

var _ = own
