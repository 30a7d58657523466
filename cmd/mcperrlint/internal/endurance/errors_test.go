package endurance

import (
	"fmt"
	"strings"
)

// wraps are shapes whose errors are made of each other, or of many things at once.
var wraps = []shape{
	{"joins of two ways", 100, twoWayJoins},
	{"many verbs", 300, manyVerbs},
	{"errors in fields", 200, errorFields},
	{"errors in a slice", 300, errorSlice},
	{"errors in a map", 300, errorMap},
	{"types that wrap the next", 200, errorTypes},
	{"sentinels", 300, sentinels},
	{"errors as", 150, errorsAs},
	{"errors in a global", 150, globalError},
	{"errors through parameters", 150, errorParameters},
	{"errors in loops", 100, errorLoops},
	{"results of text", 300, resultTexts},
	{"closures that share an error", 200, sharedError},
}

func recoveringDefers(n int) (string, string) {
	return "func work(in In) (err error) {\n" + copies(n, `	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("d@: %v: %w", r, err)
		}
	}()
`) + "\treturn os.Remove(in.Name)\n}\n", "\treturn nil, nil, work(in)\n"
}

func conditionalWraps(n int) (string, string) {
	return "", "\terr := os.Remove(in.Name)\n" + copies(n, `	if in.N > @ {
		err = fmt.Errorf("w@: %w", err)
	}
`) + "\treturn nil, nil, err\n"
}

func branchJoins(n int) (string, string) {
	return "", "\tvar err error\n" + copies(n, `	if in.N > @ {
		err = errors.Join(err, os.Remove("f@"))
	}
`) + "\treturn nil, nil, err\n"
}

func twoWayJoins(n int) (string, string) {
	return "", "\tvar a, b error\n" + copies(n, `	if in.N > @ {
		a = errors.Join(a, b, os.Remove("a@"))
	} else {
		b = errors.Join(b, a, os.Remove("b@"))
	}
`) + "\treturn nil, nil, errors.Join(a, b)\n"
}

func manyVerbs(n int) (string, string) {
	return copies(n, "func f@() error { return os.Remove(\"f@\") }\n"),
		"\treturn nil, nil, fmt.Errorf(\"" + strings.Repeat("%w ", n) + "\"" + copies(n, ", f@()") + ")\n"
}

func errorFields(n int) (string, string) {
	return "type all struct {\n" + copies(n, "\tF@ error\n") + "}\n\nfunc (a *all) run(in In) {\n" + copies(n, `	if err := os.Remove("f@"); err != nil {
		a.F@ = fmt.Errorf("f@: %w", err)
	}
`) + "}\n", "\tvar a all\n\ta.run(in)\n\treturn nil, nil, errors.Join(" + copies(n, "a.F@, ") + "nil)\n"
}

func errorSlice(n int) (string, string) {
	return "", "\tvar errs []error\n" + copies(n, `	if err := os.Remove("f@"); err != nil {
		errs = append(errs, fmt.Errorf("f@: %w", err))
	}
`) + "\treturn nil, nil, errors.Join(errs...)\n"
}

func errorMap(n int) (string, string) {
	return "", "\terrs := map[string]error{}\n" + copies(n, "\terrs[\"e@\"] = os.Remove(\"f@\")\n") + `	for _, err := range errs {
		if err != nil {
			return nil, nil, err
		}
	}
	return nil, nil, errs[in.Name]
`
}

func errorTypes(n int) (string, string) {
	return copies(n, `type e@ struct{ err error }

func (e *e@) Error() string { return "e@: " + e.err.Error() }
func (e *e@) Unwrap() error { return e.err }

func f@(n int) error {
	if err := f@+(n); err != nil {
		return &e@{err}
	}
	return nil
}

`) + fmt.Sprintf("func f%d(n int) error { return os.Remove(\"x\") }\n", n), "\treturn nil, nil, f0(in.N)\n"
}

func sentinels(n int) (string, string) {
	return "var e0 = errors.New(\"e0\")\n" + copies(n, "var e@+ = fmt.Errorf(\"e@: %w\", e@)\n") +
			"func find(n int) error {\n\tswitch n {\n" + copies(n, "\tcase @:\n\t\treturn e@\n") + "\t}\n\treturn nil\n}\n",
		"\terr := find(in.N)\n" + copies(n, "\tif errors.Is(err, e@) {\n\t\treturn nil, nil, fmt.Errorf(\"is @: %w\", err)\n\t}\n") + "\treturn nil, nil, err\n"
}

func errorsAs(n int) (string, string) {
	return copies(n, "type e@ struct{}\n\nfunc (e *e@) Error() string { return \"e@\" }\n\n") +
			"func find(n int) error {\n\tswitch n {\n" + copies(n, "\tcase @:\n\t\treturn &e@{}\n") + "\t}\n\treturn nil\n}\n",
		"\terr := find(in.N)\n" + copies(n, "\tvar t@ *e@\n\tif errors.As(err, &t@) {\n\t\treturn nil, nil, t@\n\t}\n") + "\treturn nil, nil, err\n"
}

func globalError(n int) (string, string) {
	return "var last error\n\n" + copies(n, "func f@(n int) {\n\tif err := os.Remove(\"f@\"); err != nil {\n\t\tlast = fmt.Errorf(\"f@: %w\", last)\n\t}\n}\n\n"),
		copies(n, "\tf@(in.N)\n") + "\treturn nil, nil, last\n"
}

func errorParameters(n int) (string, string) {
	return copies(n, `func f@(n int, err error) error {
	if n == @ {
		return fmt.Errorf("f@: %w", f@+(n, err))
	}
	return f@+(n, fmt.Errorf("g@: %w", err))
}

`) + fmt.Sprintf("func f%d(n int, err error) error { return err }\n", n), "\treturn nil, nil, f0(in.N, os.Remove(in.Name))\n"
}

func errorLoops(n int) (string, string) {
	return "", "\tvar err error\n" + copies(n, `	for i := range in.N {
		if e := os.Remove(fmt.Sprint(i)); e != nil {
			err = errors.Join(err, fmt.Errorf("l@: %w", e))
		}
	}
`) + "\treturn nil, nil, err\n"
}

func resultTexts(n int) (string, string) {
	return "", copies(n, `	if err := os.Remove("f@"); err != nil {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "f@: " + err.Error()}}, IsError: in.N > @}, nil, nil
	}
`) + "\treturn nil, nil, nil\n"
}

func sharedError(n int) (string, string) {
	return "", "\tvar err error\n" + copies(n, "\tf@ := func() {\n\t\tif e := os.Remove(\"f@\"); e != nil {\n\t\t\terr = fmt.Errorf(\"f@: %w\", e)\n\t\t}\n\t}\n") +
		copies(n, "\tf@()\n") + "\treturn nil, nil, err\n"
}
