package defaults_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/defaults"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each line on which any text is taken for a default says beside it which texts are known there, and for which any other is taken.
func TestLinesOfChoices(t *testing.T) {
	act := fixture.Source(t, defaults.Choices, choosing)
	said := make(map[int][]string)
	for _, c := range act.Result.(*defaults.ChoicesResult).Choices {
		text := strings.Join(c.Known(), "|")
		if c.Taken() != "" {
			text += " or else " + c.Taken()
		}
		if c.Param != nil {
			text = c.Param.Parent().Name() + "(" + c.Param.Name() + ") " + text
		}
		if c.Field != nil {
			text += " by " + c.Field.Name()
		}
		line := act.Package.Fset.Position(c.Pos).Line
		said[line] = append(said[line], text)
	}
	for _, texts := range said {
		slices.Sort(texts)
	}
	fixture.Lines(t, choosing, said)
}

const choosing = `package m

import (
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"sort"
	"strings"
)

type query struct {
	Order string
	Mode  *string
	Limit int
	inner options
	options
}

type options struct{ Format string }

type order string

const (
	byName order = "name"
	byDate order = "date"
)

func use(any) {}

func field(q query) string {
	order := "name"
	if q.Order == "created" { // field(q) created or else name by Order, handedWhole(q) created or else name by Order
		order = "created_at"
	}
	return "ORDER BY " + order
}

func pointer(q *query) string {
	switch q.Order { // handedPointer(q) created|size or else name by Order, pointer(q) created|size or else name by Order
	case "created":
		return "created_at"
	case "size":
		return "bytes"
	}
	return "name"
}

func (q *query) method() string {
	switch q.Order {
	case "created":
		return "created_at"
	case "size":
		return "bytes"
	default: // handedMethod(q) created|size or else name by Order, method(q) created|size or else name by Order
		return "name"
	}
}

func promoted(q query) string {
	switch q.Format { // promoted(q) json|yaml or else c by Format
	case "json":
		return "a"
	case "yaml":
		return "b"
	}
	return "c"
}

func nested(q query) string {
	switch q.inner.Format { // nested(q) json|yaml or else c by Format
	case "json":
		return "a"
	case "yaml":
		return "b"
	}
	return "c"
}

func typed(o order) string {
	switch o { // typed(o) name|date or else x
	case byName:
		return "n"
	case byDate:
		return "d"
	}
	return "x"
}

func rejected(s string) (int, error) {
	switch s {
	case "a":
		return 1, nil
	case "b":
		return 2, nil
	}
	return 0, errors.New("unknown")
}

func flagged(s string) (int, bool) {
	switch s { // flagged(s) a|b
	case "a":
		return 1, true
	case "b":
		return 2, true
	}
	return 3, false
}

func logged(s string) int {
	switch s { // logged(s) a|b
	case "a":
		return 1
	case "b":
		return 2
	}
	log.Println("taken for 3")
	return 3
}

func loggedText(s string) int {
	switch s {
	case "a":
		return 1
	case "b":
		return 2
	}
	log.Println("unknown", s)
	return 3
}

func handed(s string) int { return chosen(s) }

func chosen(s string) int {
	switch s { // checked(s) a|b, chosen(s) a|b, handed(s) a|b, handedField(q) a|b by Order
	case "a":
		return 1
	case "b":
		return 2
	}
	return 3
}

func handedTwice(s string) int {
	use(s)
	return chosen(s)
}

func handedField(q query) int { return chosen(q.Order) }

func handedWhole(q query) string { return field(q) }

func handedPointer(q *query) string { return pointer(q) }

func handedMethod(q *query) string { return q.method() }

func known(s string) int {
	if s != "a" && s != "b" {
		return 0
	}
	return chosen(s)
}

func checked(s string) (int, error) {
	if s == "" {
		return 0, errors.New("empty")
	}
	return chosen(s), nil
}

func validated(s string) (int, error) {
	if err := validate(s); err != nil {
		return 0, err
	}
	return chosen(s), nil
}

func validate(s string) error {
	if !strings.HasPrefix(s, "a") {
		return errors.New("no")
	}
	return nil
}

func trimmed(s string) int {
	switch strings.TrimSpace(s) { // trimmed(s) a|b
	case "a":
		return 1
	case "b":
		return 2
	}
	return 3
}

func cut(s string) int {
	switch s[1:] { // a|b
	case "a":
		return 1
	case "b":
		return 2
	}
	return 3
}

func split(s string) int {
	first, _, _ := strings.Cut(s, ":")
	switch first { // a|b
	case "a":
		return 1
	case "b":
		return 2
	}
	return 3
}

var numbers = map[int]string{1: "a"}

func numbered(n int) string {
	if c, ok := numbers[n]; ok {
		return c
	}
	return "n"
}

func ofArguments(args map[string]any) int {
	mode, _ := args["mode"].(string)
	switch mode { // a|b
	case "a":
		return 1
	case "b":
		return 2
	}
	return 3
}

func decoded(data []byte) int {
	var q query
	json.Unmarshal(data, &q)
	switch q.Order { // a|b by Order
	case "a":
		return 1
	case "b":
		return 2
	}
	return 3
}

func inLoop(list []string) []int {
	var found []int
	for _, s := range list {
		switch s {
		case "a":
			found = append(found, 1)
		case "b":
			found = append(found, 2)
		default: // a|b
			found = append(found, 3)
		}
	}
	return found
}

func sorted(q query, list []string) []string {
	switch q.Order { // sorted(q) asc|desc by Order
	case "asc":
		sort.Strings(list)
	case "desc":
		sort.Sort(sort.Reverse(sort.StringSlice(list)))
	}
	return list
}

func sortedEither(q query, list []string) []string {
	if q.Order == "desc" {
		sort.Sort(sort.Reverse(sort.StringSlice(list)))
	} else {
		sort.Strings(list)
	}
	return list
}

func both(a, b string) string {
	x, y := "p", "q"
	if a == "x" { // both(a) x or else p
		x = "r"
	}
	if b == "y" {
		y = "s"
	}
	return x + y
}

func emptied(s string) string {
	if s == "" {
		s = "a"
	}
	switch s { // emptied(s) b|c or else z
	case "b":
		return "x"
	case "c":
		return "y"
	}
	return "z"
}

func panics(s string) int {
	switch s {
	case "a":
		return 1
	case "b":
		return 2
	default:
		panic("unknown")
	}
}

func shown(s string) string {
	switch s {
	case "a":
		return "x"
	case "b":
		return "y"
	}
	return fmt.Sprintf("unknown %s", s)
}

func saysUnknown(s string) string {
	switch s {
	case "a":
		return "x"
	case "b":
		return "y"
	}
	return "unsupported mode"
}

func inLiteral(s string) func() int {
	return func() int {
		switch s { // inLiteral(s) a|b
		case "a":
			return 1
		case "b":
			return 2
		}
		return 3
	}
}

type chooser interface{ choose(s string) int }

type one struct{}

func (one) choose(s string) int {
	switch s { // behind(s) a|b, choose(s) a|b
	case "a":
		return 1
	case "b":
		return 2
	}
	return 3
}

func behind(c chooser, s string) int { return c.choose(s) }

func flag(s string) int {
	switch s {
	case "yes":
		return 1
	case "true":
		return 2
	}
	return 3
}

func onlyOneIsAFlag(s string) int {
	switch s { // onlyOneIsAFlag(s) true|json|text
	case "true":
		return 1
	case "json":
		return 2
	case "text":
		return 4
	}
	return 3
}

func extension(s string) int {
	switch s {
	case ".md":
		return 1
	case ".txt":
		return 2
	}
	return 3
}

func does(s string) {
	switch s { // does(s) a|b
	case "a":
		panics("a")
	case "b":
		log.Print("b")
	}
}

func onTheWay(q query) int { return other(q.Limit, q.Order) + other(1, "x") }

func other(n int, s string) int {
	if n > 3 {
		return n
	}
	return two("x", s)
}

func two(s, t string) int {
	switch t { // onTheWay(q) a|b by Order, other(s) a|b, two(t) a|b
	case "a":
		return 1
	case "b":
		return 2
	}
	return len(s)
}

func filled(data []byte) (int, error) {
	var q query
	if err := json.Unmarshal(data, &q); err != nil {
		return 0, err
	}
	switch q.Order { // a|b by Order
	case "a":
		return 1, nil
	case "b":
		return 2, nil
	}
	return 3, nil
}
`
