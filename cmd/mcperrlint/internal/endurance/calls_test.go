package endurance

import "fmt"

// callings are shapes with many functions, methods and handlers that call each other.
var callings = []shape{
	{"functions that all call each other", 30, clique},
	{"a chain of calls", 250, callChain},
	{"a chain of recovers", 150, recoverChain},
	{"a table of functions", 300, functionTable},
	{"a table of method values", 200, methodTable},
	{"implementers with many methods", 30, implementers},
	{"interfaces that return each other", 60, mutualInterfaces},
	{"embedded towers", 30, embeddedTower},
	{"handlers in handlers", 100, wrappedHandlers},
	{"options", 200, options},
	{"a pipeline of channels", 150, pipeline},
	{"a tower of instances", 25, instances},
	{"many results", 100, manyResults},
	{"methods that store errors", 200, storingMethods},
	{"handlers", 300, handlers},
	{"handlers that call handlers", 100, callingHandlers},
}

func clique(n int) (string, string) {
	return each(n, func(i int) string {
		return fmt.Sprintf("func f%[1]d(n int) error {\n\tswitch n {\n%[2]s\t}\n\treturn errors.New(\"f%[1]d\")\n}\n\n", i, copies(n, "\tcase @:\n\t\tif err := f@(n - 1); err != nil {\n\t\t\treturn err\n\t\t}\n"))
	}), "\treturn nil, nil, f0(in.N)\n"
}

func crossing(n int) (string, string) {
	return each(n, func(i int) string {
		return fmt.Sprintf("func f%[1]d(n int) error {\n%[2]s\treturn errors.New(\"f%[1]d\")\n}\n\n", i, each(5, func(j int) string {
			return fmt.Sprintf("\tif err := f%[1]d(n - %[2]d); err != nil {\n\t\treturn fmt.Errorf(\"f%[1]d: %%w\", err)\n\t}\n", (i*(2*j+1)+j+1)%n, j)
		}))
	}), "\treturn nil, nil, f0(in.N)\n"
}

func decorators(n int) (string, string) {
	const methods = 10
	return "type service interface {\n" + copies(methods, "\tDo@(n int) (string, error)\n") + "}\n\n" + each(n, func(i int) string {
			return fmt.Sprintf("type d%[1]d struct{ next service }\n\n", i) + each(methods, func(j int) string {
				return fmt.Sprintf("func (d d%[1]d) Do%[2]d(n int) (string, error) {\n\ts, err := d.next.Do%[2]d(n)\n\tif err != nil {\n\t\treturn \"\", fmt.Errorf(\"d%[1]d: %%w\", err)\n\t}\n\treturn s, nil\n}\n\n", i, j)
			})
		}) + "type base struct{}\n\n" + copies(methods, "func (base) Do@(n int) (string, error) { return \"\", os.Remove(\"f@\") }\n") + "\nfunc stack() service {\n\tvar s service = base{}\n" + copies(n, "\ts = d@{s}\n") + "\treturn s\n}\n",
		"\ts := stack()\n" + copies(methods, "\tif _, err := s.Do@(in.N); err != nil {\n\t\treturn nil, nil, err\n\t}\n") + "\treturn nil, nil, nil\n"
}

func callChain(n int) (string, string) {
	return copies(n, "func f@(n int) error {\n\tif err := f@+(n); err != nil {\n\t\treturn fmt.Errorf(\"f@: %w\", err)\n\t}\n\treturn os.Remove(\"f@\")\n}\n\n") + fmt.Sprintf("func f%d(n int) error { return nil }\n", n), "\treturn nil, nil, f0(in.N)\n"
}

func recoverChain(n int) (string, string) {
	return copies(n, "func f@(n int) (err error) {\n\tdefer func() {\n\t\tif r := recover(); r != nil {\n\t\t\terr = fmt.Errorf(\"f@: %v\", r)\n\t\t}\n\t}()\n\tif err := f@+(n); err != nil {\n\t\tpanic(err)\n\t}\n\treturn f@+(n + 1)\n}\n\n") + fmt.Sprintf("func f%d(n int) error { return os.Remove(\"x\") }\n", n), "\treturn nil, nil, f0(in.N)\n"
}

func functionTable(n int) (string, string) {
	return copies(n, "func f@(n int) error { return fmt.Errorf(\"f@: %w\", os.Remove(\"f@\")) }\n\n") + "var table = map[string]func(int) error{\n" + copies(n, "\t\"f@\": f@,\n") + "}\n", `	run, ok := table[in.Name]
	if !ok {
		return nil, nil, errors.New("no such function")
	}
	for _, f := range table {
		if err := f(in.N); err != nil {
			return nil, nil, err
		}
	}
	return nil, nil, run(in.N)
`
}

func methodTable(n int) (string, string) {
	return "type service struct{ name string }\n\n" + copies(n, "func (s *service) do@(n int) error { return fmt.Errorf(\"%s: %w\", s.name, os.Remove(\"f@\")) }\n\n"), "\ts := &service{in.Name}\n\ttable := []func(int) error{" + copies(n, "s.do@, ") + "}\n\tfor _, f := range table {\n\t\tif err := f(in.N); err != nil {\n\t\t\treturn nil, nil, err\n\t\t}\n\t}\n\treturn nil, nil, table[0](in.N)\n"
}

func implementers(n int) (string, string) {
	return "type service interface {\n" + copies(n, "\tDo@(n int) error\n") + "}\n\n" + each(n, func(i int) string {
		return fmt.Sprintf("type t%d struct{}\n\n", i) + each(n, func(j int) string {
			return fmt.Sprintf("func (t%[1]d) Do%[2]d(n int) error { return fmt.Errorf(\"t%[1]d: %%w\", os.Remove(\"f%[2]d\")) }\n", i, j)
		})
	}) + "var all = []service{" + copies(n, "t@{}, ") + "}\n", copies(n, "\tif err := all[in.N].Do@(in.N); err != nil {\n\t\treturn nil, nil, err\n\t}\n") + "\treturn nil, nil, nil\n"
}

func mutualInterfaces(n int) (string, string) {
	return each(n, func(i int) string {
		return fmt.Sprintf("type i%[1]d interface {\n\tNext() (i%[2]d, error)\n\tOther(i%[3]d) error\n}\n\ntype t%[1]d struct{ n i%[2]d }\n\nfunc (t t%[1]d) Next() (i%[2]d, error) { return t.n, os.Remove(\"f%[1]d\") }\nfunc (t t%[1]d) Other(o i%[3]d) error {\n\t_, err := o.Next()\n\treturn err\n}\n\n", i, (i+1)%n, (i*7+3)%n)
	}), "\tv0 := i0(t0{})\n" + copies(n-1, "\tv@+, err := v@.Next()\n\tif err != nil {\n\t\treturn nil, nil, err\n\t}\n") + fmt.Sprintf("\treturn nil, nil, v%d.Other(nil)\n", n-1)
}

func embeddedTower(n int) (string, string) {
	return "type t0 struct{}\n\nfunc (t0) Do0() error { return os.Remove(\"x\") }\n\n" + copies(n, "type t@+ struct{ t@ }\n\nfunc (t t@+) Do@+() error { return fmt.Errorf(\"t@: %w\", t.Do@()) }\n\n") + "type service interface {\n" + copies(n, "\tDo@() error\n") + "}\n",
		fmt.Sprintf("\tvar s service = t%d{}\n", n) + copies(n, "\tif err := s.Do@(); err != nil {\n\t\treturn nil, nil, err\n\t}\n") + "\treturn nil, nil, nil\n"
}

func wrappedHandlers(n int) (string, string) {
	return copies(n, "func wrap@(next mcp.ToolHandler) mcp.ToolHandler {\n\treturn func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {\n\t\tresult, err := next(ctx, req)\n\t\tif err != nil {\n\t\t\treturn nil, fmt.Errorf(\"w@: %w\", err)\n\t\t}\n\t\treturn result, nil\n\t}\n}\n\n") +
		raw("\treturn nil, os.Remove(\"x\")\n") + "func init() {\n\th := mcp.ToolHandler(rawHandle)\n" + copies(n, "\th = wrap@(h)\n") + "\tmcp.NewServer(nil, nil).AddTool(&mcp.Tool{Name: \"wrapped\"}, h)\n}\n", "\treturn nil, nil, nil\n"
}

func options(n int) (string, string) {
	return "type config struct {\n" + copies(n, "\tF@ string\n") + "}\n\ntype option func(*config) error\n\n" + copies(n, "func with@(s string) option {\n\treturn func(c *config) error {\n\t\tc.F@ = s\n\t\treturn os.Remove(s)\n\t}\n}\n\n") + "func apply(list ...option) error {\n\tvar c config\n\tfor _, o := range list {\n\t\tif err := o(&c); err != nil {\n\t\t\treturn err\n\t\t}\n\t}\n\treturn nil\n}\n", "\treturn nil, nil, apply(" + copies(n, "with@(in.Name), ") + ")\n"
}

func pipeline(n int) (string, string) {
	return copies(n, "func stage@(in <-chan error) <-chan error {\n\tout := make(chan error)\n\tgo func() {\n\t\tdefer close(out)\n\t\tfor err := range in {\n\t\t\tout <- fmt.Errorf(\"s@: %w\", err)\n\t\t}\n\t}()\n\treturn out\n}\n\n"),
		"\tfirst := make(chan error, 1)\n\tfirst <- os.Remove(in.Name)\n\tclose(first)\n\tvar c <-chan error = first\n" + copies(n, "\tc = stage@(c)\n") + "\treturn nil, nil, <-c\n"
}

func instances(n int) (string, string) {
	return "type box[T any] struct{ v T }\n\nfunc (b box[T]) open() error { return fmt.Errorf(\"box: %v\", b.v) }\n\n" + copies(n, "func f@[T any](v T) error {\n\tif err := (box[T]{v}).open(); err != nil {\n\t\treturn err\n\t}\n\treturn f@+(box[T]{v})\n}\n\n") + fmt.Sprintf("func f%d[T any](v T) error { return os.Remove(fmt.Sprint(v)) }\n", n), "\treturn nil, nil, f0(in.N)\n"
}

func manyResults(n int) (string, string) {
	return "func all(in In) (" + copies(n, "e@ error, ") + ") {\n" + copies(n, "\te@ = os.Remove(\"f@\")\n") + "\treturn\n}\n", "\t" + copies(n-1, "e@, ") + fmt.Sprintf("e%d := all(in)\n", n-1) + copies(n, "\tif e@ != nil {\n\t\treturn nil, nil, e@\n\t}\n") + "\treturn nil, nil, nil\n"
}

func storingMethods(n int) (string, string) {
	return "type state struct {\n\terr error\n\tn int\n}\n\n" + copies(n, "func (s *state) do@() {\n\tif s.err != nil {\n\t\treturn\n\t}\n\ts.err = os.Remove(\"f@\")\n}\n\n"), "\ts := &state{n: in.N}\n" + copies(n, "\ts.do@()\n") + "\treturn nil, nil, s.err\n"
}

func handlers(n int) (string, string) {
	return copies(n, "func handle@(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {\n\tdata, err := os.ReadFile(in.Name)\n\tif err != nil {\n\t\treturn nil, nil, fmt.Errorf(\"h@: %w\", err)\n\t}\n\treturn nil, string(data), nil\n}\n\n") + "func init() {\n\ts := mcp.NewServer(nil, nil)\n" + copies(n, "\tmcp.AddTool(s, &mcp.Tool{Name: \"tool_@\"}, handle@)\n") + "}\n", "\treturn nil, nil, nil\n"
}

func callingHandlers(n int) (string, string) {
	return copies(n, "func handle@(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {\n\tif in.N == @ {\n\t\treturn nil, nil, os.Remove(in.Name)\n\t}\n\tresult, out, err := handle@+(ctx, req, in)\n\tif err != nil {\n\t\treturn &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, nil, nil\n\t}\n\treturn result, out, nil\n}\n\n") + fmt.Sprintf("func handle%d(ctx context.Context, req *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) { return nil, nil, os.Remove(\"x\") }\n\n", n) + "func init() {\n\ts := mcp.NewServer(nil, nil)\n" + copies(n, "\tmcp.AddTool(s, &mcp.Tool{Name: \"tool_@\"}, handle@)\n") + "}\n", "\treturn nil, nil, nil\n"
}
