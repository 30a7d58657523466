package endurance

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A shape is a kind of program that can be made as large as one likes.
type shape struct {
	name string
	size int // what the tests of full size make of it
	// write returns the declarations of a program of a size, and the body of its handler.
	write func(size int) (declarations, body string)
}

// shapes are all of them.
var shapes = slices.Concat(ours, hostile)

// hostile are those that somebody could send who wants a run to last: each has to end in time, and so
// has a program of twice the size.
var hostile = slices.Concat(tenfold, wraps, ways, callings, values)

// tenfold are those of which programs of ten times the size have to end in time as well.
var tenfold = []shape{
	{"recovering defers that wrap", 50, recoveringDefers},
	{"conditional wrapping", 200, conditionalWraps},
	{"joins in branches", 100, branchJoins},
	{"decorators", 10, decorators},
	{"functions that call five others", 40, crossing},
	{"a table of rows", 20000, rows},
}

// ours are those that were a problem for some part of the program once, in large sizes.
var ours = []shape{
	{"structs by value", 25, func(n int) (string, string) { return structs(n, 2, "T%d"), answerWith(n) }},
	{"structs by pointer", 25, func(n int) (string, string) { return structs(n, 2, "*T%d"), answerWith(n) }},
	{"structs of three in lists", 16, func(n int) (string, string) { return structs(n, 3, "[]T%d"), answerWith(n) }},
	{"embedded structs", 20, embedded},
	{"maps in maps", 100, maps},
	{"returns", 10000, returns},
	{"statements", 10000, statements},
	{"cases", 5000, cases},
	{"functions that call each other", 1500, circle},
	{"functions that call the next one twice", 2000, ladder},
	{"closures that call the one before twice", 200, closures},
	{"joined errors", 3000, joined},
	{"wrapped errors", 3000, wrapped},
	{"implementations that call each other", 600, implementations},
	{"goroutines on a channel", 1000, goroutines},
}

// program returns the source of a server with a handler whose declarations and body are given.
func program(declarations, body string) string {
	return `package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var (
	_ = errors.New
	_ = fmt.Errorf
	_ = io.ReadAll
	_ = json.Marshal
	_ = log.Print
	_ = http.Get
	_ = os.ReadFile
	_ = strconv.Atoi
	_ strings.Builder
)

type In struct {
	Name string
	N    int
}

` + declarations + `
func handle(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {
` + body + `}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "endurance"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "handle"}, handle)
	_ = s.Run(context.Background(), &mcp.StdioTransport{})
}
`
}

// each returns what a format makes of the numbers below n.
func each(n int, write func(i int) string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(write(i))
	}
	return b.String()
}

// copies returns what n copies of a text are, in which @ stands for the number of the copy and @+ for
// the one after it.
func copies(n int, text string) string {
	return each(n, func(i int) string {
		return strings.NewReplacer("@+", strconv.Itoa(i+1), "@", strconv.Itoa(i)).Replace(text)
	})
}

// raw returns a handler that is given the arguments as they are, with a body.
func raw(body string) string {
	return "func rawHandle(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {\n" + body + "}\n\n" +
		"func init() { mcp.NewServer(nil, nil).AddTool(&mcp.Tool{Name: \"raw\"}, rawHandle) }\n\n"
}

// structs returns n types that have a number of fields of the type before.
func structs(n, fields int, of string) string {
	return "type T0 struct{ Name string }\n\n" + each(n, func(i int) string {
		field := fmt.Sprintf(of, i)
		return fmt.Sprintf("type T%d struct{%s }\n\n", i+1, each(fields, func(j int) string { return fmt.Sprintf(" F%d %s;", j, field) }))
	}) + fmt.Sprintf(`func output(ctx context.Context, req *mcp.CallToolRequest, in T%[1]d) (*mcp.CallToolResult, T%[1]d, error) {
	if _, err := os.ReadFile("x"); err != nil {
		return &mcp.CallToolResult{IsError: true}, T%[1]d{}, nil
	}
	return nil, in, nil
}

func init() { mcp.AddTool(mcp.NewServer(nil, nil), &mcp.Tool{Name: "output"}, output) }
`, n)
}

// answerWith returns a body that answers with a value of the last one of n types.
func answerWith(n int) string {
	return fmt.Sprintf(`	var v T%d
	text, err := json.Marshal(map[string]any{"v": v})
	if err != nil {
		return nil, v, err
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(text)}}}, v, nil
`, n)
}

func embedded(n int) (string, string) {
	return "type T0 struct{ Name string }\n\n" + each(n, func(i int) string {
		return fmt.Sprintf("type A%[1]d struct{ *T%[1]d }\n\ntype B%[1]d struct{ *T%[1]d }\n\ntype T%[2]d struct {\n\t*A%[1]d\n\t*B%[1]d\n}\n\n", i, i+1)
	}) + strings.TrimPrefix(structs(0, 0, ""), "type T0 struct{ Name string }\n\n"), answerWith(n)
}

func maps(n int) (string, string) {
	return "", "\tm0 := map[string]any{}\n" + each(n, func(i int) string {
		return fmt.Sprintf("\tm%d := map[string]any{", i+1) + each(12, func(j int) string { return fmt.Sprintf("\"%d\": m%d, ", j, i) }) + "}\n"
	}) + fmt.Sprintf("\ttext, err := json.Marshal(m%d)\n\treturn nil, string(text), err\n", n)
}

func returns(n int) (string, string) {
	return "", each(n, func(i int) string {
		return fmt.Sprintf("\tif _, err := os.ReadFile(\"f%d\"); err != nil {\n\t\treturn nil, nil, fmt.Errorf(\"step %d: %%w\", err)\n\t}\n", i, i)
	}) + "\treturn nil, nil, nil\n"
}

func statements(n int) (string, string) {
	return "", "\tvar last error\n" + each(n/2, func(i int) string {
		return fmt.Sprintf("\tif _, err := os.ReadFile(\"f%d\"); in.N == %d && err != nil {\n\t\tlast = err\n\t}\n", i, i)
	}) + "\treturn nil, nil, last\n"
}

func cases(n int) (string, string) {
	return "", "\tswitch in.Name {\n" + each(n, func(i int) string {
		return fmt.Sprintf("\tcase \"c%d\":\n\t\t_, err := os.ReadFile(\"f%d\")\n\t\treturn nil, nil, err\n", i, i)
	}) + "\t}\n\treturn nil, nil, nil\n"
}

func circle(n int) (string, string) {
	return each(n, func(i int) string {
		return fmt.Sprintf(`func f%[1]d(n int) error {
	if n == %[1]d {
		return errors.New("e%[1]d")
	}
	if err := f%[2]d(n - 1); err != nil {
		return fmt.Errorf("f%[1]d: %%w", err)
	}
	return f%[3]d(n - 2)
}

`, i, (i+1)%n, (i*7+3)%n)
	}), "\treturn nil, nil, f0(in.N)\n"
}

func ladder(n int) (string, string) {
	return each(n, func(i int) string {
		return fmt.Sprintf(`func f%[1]d(n int) error {
	if n == %[1]d {
		return errors.New("e%[1]d")
	}
	if err := f%[2]d(n); err != nil {
		return fmt.Errorf("f%[1]d: %%w", err)
	}
	return f%[2]d(n)
}

`, i, i+1)
	}) + fmt.Sprintf("func f%d(n int) error { return os.Remove(\"x\") }\n", n), "\treturn nil, nil, f0(in.N)\n"
}

func closures(n int) (string, string) {
	return "", "\tf0 := func() error { return os.Remove(in.Name) }\n" + each(n, func(i int) string {
		return fmt.Sprintf("\tf%[2]d := func() error {\n\t\tif err := f%[1]d(); err != nil {\n\t\t\treturn err\n\t\t}\n\t\treturn f%[1]d()\n\t}\n", i, i+1)
	}) + fmt.Sprintf("\treturn nil, nil, f%d()\n", n)
}

func joined(n int) (string, string) {
	return "", "\tvar err error\n" + each(n, func(i int) string {
		return fmt.Sprintf("\tif in.N == %[1]d {\n\t\terr = errors.Join(err, errors.New(\"e%[1]d\"))\n\t}\n", i)
	}) + "\treturn nil, nil, err\n"
}

func wrapped(n int) (string, string) {
	return "", "\tvar err error = os.Remove(in.Name)\n" + each(n, func(i int) string {
		return fmt.Sprintf("\terr = fmt.Errorf(\"w%d: %%w\", err)\n", i)
	}) + "\treturn nil, nil, err\n"
}

func implementations(n int) (string, string) {
	return "type doer interface{ do(n int) error }\n\n" + each(n, func(i int) string {
		return fmt.Sprintf("type d%[1]d struct{ next doer }\n\nfunc (d d%[1]d) do(n int) error {\n\tif n == %[1]d {\n\t\treturn errors.New(\"d%[1]d\")\n\t}\n\treturn d.next.do(n)\n}\n\n", i)
	}) + "var all = []doer{" + each(n, func(i int) string { return fmt.Sprintf("d%d{}, ", i) }) + "}\n", "\treturn nil, nil, all[in.N].do(3)\n"
}

func goroutines(n int) (string, string) {
	return "", "\tfailed := make(chan error)\n" + each(n, func(i int) string {
		return fmt.Sprintf("\tgo func() { failed <- os.Remove(\"f%d\") }()\n", i)
	}) + "\treturn nil, nil, <-failed\n"
}
