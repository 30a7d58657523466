package selection

import (
	"fmt"
	"strings"
)

// removed are the rules and categories that there were, with why they are no more.
var removed = map[string]string{
	"errstructured":     "on no server did it find anything worth a change",
	"nilerror/cleanup":  "readers judged 5 of 5 findings wrong",
	"panicboundary/nil": "readers judged 4 of 4 findings wrong",
}

// Removed returns an error that says that a rule or a category is no more, nil for a name
// that never was one or still is one.
func Removed(name string) error {
	rule, _, _ := strings.Cut(name, "/")
	for _, gone := range [...]string{name, rule} {
		if why, ok := removed[gone]; ok {
			return fmt.Errorf("%s is removed: %s; take its name out", gone, why)
		}
	}
	return nil
}
