package mutate

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// A mutant is a change of one condition.
type mutant struct {
	pkg         *listed
	file        string
	line        int
	replacement string // what stands there then, for readers
	number      int    // of its switch: 1 for the first

	begin, end    int    // around what the switch stands, in bytes
	before, after string // the switch, with # for its number
}

// String says what stands where then.
func (m mutant) String() string {
	return fmt.Sprintf("%s/%s:%d: %s", m.pkg.ImportPath, filepath.Base(m.file), m.line, m.replacement)
}

// changesIn returns all changes of a file.
func changesIn(file string, source []byte) ([]mutant, error) {
	fset := token.NewFileSet()
	parsed, err := parser.ParseFile(fset, file, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var all []mutant
	offset := func(p token.Pos) int { return fset.Position(p).Offset }
	text := func(n ast.Node) string { return string(source[offset(n.Pos()):offset(n.End())]) }
	add := func(line token.Pos, around ast.Expr, before, after, replacement string) {
		all = append(all, mutant{
			file: file, line: fset.Position(line).Line, replacement: replacement,
			begin: offset(around.Pos()), end: offset(around.End()), before: before, after: after,
		})
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IfStmt:
			add(n.Cond.Pos(), n.Cond, "(mutantSee(#) && mutant(#)) != (", ")", "!("+text(n.Cond)+")")
		case *ast.BinaryExpr:
			var before, after string
			switch n.Op { // an operand that is cut is as one that never decides
			case token.LAND:
				before, after = "(mutant(#) || (", ") || !mutantSee(#))"
			case token.LOR:
				before, after = "(!mutant(#) && (", ") && mutantSee(#))"
			default:
				return true
			}
			add(n.Pos(), n.Y, before, after, text(n.X))
			add(n.Pos(), n.X, before, after, text(n.Y))
		}
		return true
	})
	return all, nil
}

// switched returns the source of a file with the switches of its changes. Lines stay where they are.
func switched(source []byte, mutants []mutant) []byte {
	// What is around another stands before it, and of those that begin at one place after it.
	slices.SortStableFunc(mutants, func(a, b mutant) int {
		return cmp.Or(cmp.Compare(a.begin, b.begin), cmp.Compare(b.end, a.end))
	})
	opening, closing := make(map[int]string), make(map[int]string)
	for _, m := range mutants {
		opening[m.begin] += strings.ReplaceAll(m.before, "#", strconv.Itoa(m.number))
		closing[m.end] = strings.ReplaceAll(m.after, "#", strconv.Itoa(m.number)) + closing[m.end]
	}
	var out strings.Builder
	for i := range len(source) + 1 {
		out.WriteString(closing[i])
		out.WriteString(opening[i])
		if i < len(source) {
			out.WriteByte(source[i])
		}
	}
	return []byte(out.String())
}

// switches is a file that every changed package gets, with what it takes to turn a switch. A program that is
// told a file writes into it the numbers of the switches that would have changed a condition.
const switches = `package %s

import (
	mutantFmt "fmt"
	mutantOS "os"
	mutantStrconv "strconv"
	mutantSync "sync"
)

var (
	mutantOn, _ = mutantStrconv.Atoi(mutantOS.Getenv("MUTANT"))
	mutantFile  = mutantOS.Getenv("MUTANT_FILE")
	mutantSeen  mutantSync.Map
)

func mutant(number int) bool { return mutantOn == number }

func mutantSee(number int) bool {
	if mutantFile == "" {
		return true
	}
	if _, known := mutantSeen.LoadOrStore(number, true); known {
		return true
	}
	file, err := mutantOS.OpenFile(mutantFile, mutantOS.O_APPEND|mutantOS.O_CREATE|mutantOS.O_WRONLY, 0o600)
	if err != nil {
		panic(err)
	}
	mutantFmt.Fprintln(file, number)
	_ = file.Close()
	return true
}
`
