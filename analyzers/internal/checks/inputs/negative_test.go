package inputs_test

import (
	"slices"
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each line that cuts a list says beside it whether the number can be negative there, and whether the function asks
// how large it is.
func TestNegative(t *testing.T) {
	s := fixture.Scope(t, cutting)
	said := make(map[int][]string)
	for slice := range program.InstructionsOf[*ssa.Slice](s.Program.Functions()) {
		line := s.Pass.Fset.Position(slice.Pos()).Line
		numbers := inputs.Numbers(slice)
		if slices.ContainsFunc(numbers, func(v ssa.Value) bool { return inputs.CanBeNegative(v, slice) }) {
			said[line] = append(said[line], "negative")
		}
		if slices.ContainsFunc(numbers, inputs.IsMeasured) {
			said[line] = append(said[line], "measured")
		}
	}
	fixture.Lines(t, cutting, said)
}

const cutting = `package m

import (
	"strconv"

	"github.com/mark3labs/mcp-go/mcp"
)

type query struct {
	Limit  int
	Offset uint
	Page   int
}

func use(any) {}

func dynamic(list []int, n int, f func(int)) []int {
	f(n)
	return list[:n] // negative
}

func limited(list []int, n int) []int {
	checkLimit(n)
	return list[:n] // measured
}

func checkLimit(n int) {}

func raw(list []int, n int) []int { return list[:n] } // negative
func low(list []int, n int) []int { return list[n:] } // negative
func unsigned(list []int, n uint) []int { return list[:n] }
func constant(list []int) []int { return list[:3] }
func converted(list []int, n int64) []int { return list[:int(n)] } // negative
func least(list []int, n int) []int { return list[:min(n, 10)] } // negative, measured
func most(list []int, n int) []int { return list[:max(n, 0)] }
func summed(list []int, n int) []int { return list[:n+1] }
func ofCall(list []int) []int { return list[:number()] }
func number() int { return 3 }

func capped(list []int, n int) []int {
	if n > len(list) {
		n = len(list)
	}
	return list[:n] // negative, measured
}

func compared(list []int, n int) []int {
	if len(list) > n {
		list = list[:n] // negative, measured
	}
	return list
}

func bounded(list []int, n int) []int {
	if n < 0 {
		return nil
	}
	return list[:n]
}

func replaced(list []int, n int) []int {
	if n <= 0 {
		n = 10
	}
	return list[:n]
}

func inside(list []int, n int) []int {
	if n > 0 {
		return list[:n]
	}
	return list
}

func equal(list []int, n int) []int {
	if n == 0 {
		return nil
	}
	return list[:n] // negative
}

func field(list []int, q query) []int { return list[:q.Limit] } // negative
func pointer(list []int, q *query) []int { return list[:q.Limit] } // negative
func unsignedField(list []int, q query) []int { return list[:q.Offset] }

func fieldChecked(list []int, q query) []int {
	if q.Limit < 1 {
		return nil
	}
	return list[:q.Limit]
}

func otherChecked(list []int, q query) []int {
	if q.Page < 1 {
		return nil
	}
	return list[:q.Limit] // negative
}

func otherQuery(list []int, q, other query) []int {
	if other.Limit < 1 {
		return nil
	}
	return list[:q.Limit] // negative
}

func fieldSet(list []int, q *query) []int {
	q.Limit = min(q.Limit, number())
	return list[:q.Limit] // measured
}

func fieldSum(list []int, q *query) []int {
	q.Limit = q.Limit + 1
	return list[:q.Limit]
}

func fieldLength(list []int, q *query) []int {
	q.Limit = len(list)
	return list[:q.Limit] // negative
}

func fieldText(list []int, q *query, text string) []int {
	q.Limit, _ = strconv.Atoi(text)
	return list[:q.Limit]
}

func validate(q query) error { return nil }
func clamp(n int) int       { return n }

func validated(list []int, q query) []int {
	if err := validate(q); err != nil {
		return nil
	}
	return list[:q.Limit]
}

func validatedPointer(list []int, q *query) []int {
	if err := validate(*q); err != nil {
		return nil
	}
	return list[:q.Limit]
}

func clamped(list []int, q query) []int {
	clamp(q.Limit)
	return list[:q.Limit] // measured
}

func passed(list []int, q query) []int {
	use(q)
	return list[:q.Limit] // negative
}

func ofText(list []int, text string) []int {
	n, _ := strconv.Atoi(text)
	return list[:n]
}

func ofTextChecked(list []int, text string) []int {
	n, _ := strconv.Atoi(text)
	if n < 0 {
		return nil
	}
	return list[:n]
}

func ofArgument(list []int, r mcp.CallToolRequest) []int { return list[:r.GetInt("limit", 10)] } // negative

func ofArgumentChecked(list []int, r mcp.CallToolRequest) []int {
	n := r.GetInt("limit", 10)
	if n < 0 {
		n = 0
	}
	return list[:n]
}

func ofMap(list []int, args map[string]any) []int { return list[:int(args["limit"].(float64))] } // negative

func ofMapTested(list []int, args map[string]any) []int {
	n, _ := args["limit"].(float64)
	return list[:int(n)] // negative
}

func ofMapUsed(list []int, args map[string]any) []int {
	n, _ := args["limit"].(float64)
	use(n)
	return list[:int(n)] // negative
}

func ofMapBounded(list []int, args map[string]any) []int {
	n, _ := args["limit"].(float64)
	if n < 1 {
		return nil
	}
	return list[:int(n)]
}

func makes(n int) []int {
	list := make([]int, n)
	return list[:n] // negative, measured
}

func either(list []int, n int, all bool) []int {
	if all {
		n = len(list)
	}
	return list[:n] // negative
}

func inLiteral(list []int, n int) func() []int {
	return func() []int { return list[:n] } // negative
}

func computed(list []int, n, page int) []int { return list[n*page:] }
`
