// Package replaced replaces what it cannot parse.
package replaced

import (
	"fmt"
	"strconv"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
)

var _ mcp.Tool // only packages that import a library are analysed

// A Query is what is asked for.
type Query struct {
	Since string
	Limit any
	Name  string
}

func Wait(text string) time.Duration { // want Wait:`^ways\(0\)$`
	d, err := time.ParseDuration(text)
	if err != nil {
		return time.Minute
	}
	return d
}

func Find(name string, q Query) string { // want Find:`^ways\(1.Since, 1.Limit\)$`
	since, _ := time.Parse(time.DateOnly, q.Since)
	limit := 10
	if n, err := parse(q.Limit); err == nil {
		limit = n
	}
	return fmt.Sprint(name, q.Name, since, limit)
}

func Whole(q *Query) string { return Find("all", *q) } // want Whole:`^ways\(0.Since, 0.Limit\)$`

func parse(v any) (int, error) {
	if text, ok := v.(string); ok {
		return strconv.Atoi(text)
	}
	return 0, fmt.Errorf("no number but %T", v)
}

func Refused(text string) (time.Duration, error) {
	d, err := time.ParseDuration(text)
	if err != nil {
		return 0, fmt.Errorf("no duration: %w", err)
	}
	return d, nil
}

func Tried(text string) time.Time {
	if t, err := time.Parse(time.DateOnly, text); err == nil {
		return t
	}
	if t, err := time.Parse(time.RFC3339, text); err == nil {
		return t
	}
	return time.Now()
}

func Told(text string) (n int, warning string) {
	n, err := strconv.Atoi(text)
	if err != nil {
		warning = "limit is no number"
	}
	return n, warning
}
