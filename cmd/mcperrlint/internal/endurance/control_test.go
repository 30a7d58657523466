package endurance

import (
	"fmt"
	"strings"
)

// ways are shapes with many ways through one function.
var ways = []shape{
	{"nested conditions", 200, nestedConditions},
	{"nested loops", 60, nestedLoops},
	{"nested switches", 100, nestedSwitches},
	{"nested closures", 100, nestedClosures},
	{"nested defers", 60, nestedDefers},
	{"nested goroutines", 60, nestedGoroutines},
	{"jumps into loops", 100, jumps},
	{"labelled breaks", 60, labelledBreaks},
	{"a select of many", 200, wideSelect},
	{"a switch over types", 200, typeSwitch},
	{"a wide join of ways", 300, widePhi},
	{"a chain of joins", 200, phiChain},
	{"long conditions", 300, longConditions},
	{"assertions of arguments", 200, assertedArguments},
	{"parsed arguments", 200, parsedArguments},
	{"statuses", 150, statusLadder},
	{"logs", 300, loggedErrors},
}

// nest writes what opens n times, the innermost part, and what closes n times, in reverse.
func nest(n int, opens, inner, closes string) string {
	return copies(n, opens) + inner + strings.Repeat(closes, n)
}

func nestedConditions(n int) (string, string) {
	return "", nest(n, "if err := os.Remove(\"f@\"); err == nil || in.N > @ {\n", "", "} else {\nreturn nil, nil, err\n}\n") + "\treturn nil, nil, nil\n"
}

func nestedLoops(n int) (string, string) {
	return "", "\tvar err error\n" + nest(n, "for i@ := range in.N + @ {\nif e := os.Remove(fmt.Sprint(i@)); e != nil {\nerr = fmt.Errorf(\"l@: %w: %w\", err, e)\n}\n", "", "}\n") +
		"\treturn nil, nil, err\n"
}

func nestedSwitches(n int) (string, string) {
	return "", "\tvar err error\n" + nest(n, "switch in.N {\ncase @:\nerr = os.Remove(\"a@\")\ncase @+:\nerr = fmt.Errorf(\"b@: %w\", err)\ndefault:\n", "", "}\n") + "\treturn nil, nil, err\n"
}

func nestedClosures(n int) (string, string) {
	return "", "\terr := func() error {\n" + nest(n, "if err := func() error {\nif err := os.Remove(\"f@\"); err != nil {\nreturn err\n}\n", "", "return nil\n}(); err != nil {\nreturn fmt.Errorf(\"w: %w\", err)\n}\n") +
		"\treturn nil\n\t}()\n\treturn nil, nil, err\n"
}

func nestedDefers(n int) (string, string) {
	return "func work(in In) (err error) {\n" + nest(n, "defer func() {\nif e := os.Remove(\"f@\"); e != nil && err == nil {\nerr = fmt.Errorf(\"d@: %w\", e)\n}\n", "", "}()\n") + "\treturn nil\n}\n",
		"\treturn nil, nil, work(in)\n"
}

func nestedGoroutines(n int) (string, string) {
	return "", "\tfailed := make(chan error, 1)\n" + nest(n, "go func() {\nif err := os.Remove(\"f@\"); err != nil {\nfailed <- fmt.Errorf(\"g@: %w\", err)\n}\n", "", "}()\n") + "\treturn nil, nil, <-failed\n"
}

func jumps(n int) (string, string) {
	return "", "\tvar err error\n\tn := in.N\n" + each(n, func(i int) string {
		return fmt.Sprintf("l%[1]d:\n\tif n++; n %% %[2]d == 0 {\n\t\terr = fmt.Errorf(\"l%[1]d: %%w\", err)\n\t\tgoto l%[3]d\n\t}\n\tif err = os.Remove(\"f%[1]d\"); err != nil {\n\t\tgoto l%[4]d\n\t}\n", i, i+2, (i*7+3)%n, (i*11+5)%n)
	}) + "\treturn nil, nil, err\n"
}

func labelledBreaks(n int) (string, string) {
	return "", "\tvar err error\n" + nest(n, "l@:\nfor i@ := 0; i@ < in.N; i@ += 1 {\nif err = os.Remove(\"f@\"); err != nil {\nbreak l@\n}\nif in.N == @ {\ncontinue l@\n}\n", "", "}\n") + "\treturn nil, nil, err\n"
}

func wideSelect(n int) (string, string) {
	return "", copies(n, "\tc@ := make(chan error)\n\tgo func() { c@ <- os.Remove(\"f@\") }()\n") + "\tselect {\n" + copies(n, "\tcase err := <-c@:\n\t\treturn nil, nil, err\n") + "\t}\n"
}

func typeSwitch(n int) (string, string) {
	return copies(n, "type t@ struct{ N int }\n\nfunc (t t@) Error() string { return \"t@\" }\n\n") + "func find(in In) any {\n\tswitch in.N {\n" + copies(n, "\tcase @:\n\t\treturn t@{}\n") + "\t}\n\treturn os.Remove(in.Name)\n}\n",
		"\tswitch v := find(in).(type) {\n" + copies(n, "\tcase t@:\n\t\treturn nil, v.N, v\n") + "\tcase error:\n\t\treturn nil, nil, v\n\t}\n\treturn nil, nil, nil\n"
}

func widePhi(n int) (string, string) {
	return "", "\tvar err error\n\tswitch in.N {\n" + copies(n, "\tcase @:\n\t\terr = os.Remove(\"f@\")\n") + "\t}\n\tif err != nil {\n\t\treturn nil, nil, fmt.Errorf(\"one: %w\", err)\n\t}\n\treturn nil, nil, nil\n"
}

func phiChain(n int) (string, string) {
	return "", "\terr := os.Remove(in.Name)\n\tlast := err\n" + copies(n, "\tif in.N > @ {\n\t\terr, last = last, fmt.Errorf(\"p@: %w\", err)\n\t} else if in.N < -@ {\n\t\tlast = err\n\t}\n") + "\treturn nil, nil, errors.Join(err, last)\n"
}

func longConditions(n int) (string, string) {
	return copies(n, "var e@ = errors.New(\"e@\")\n"), "\terr := os.Remove(in.Name)\n\tif err != nil && (" + copies(n, "errors.Is(err, e@) && in.N > @ || ") + "in.N < 0) {\n\t\treturn nil, nil, err\n\t}\n\treturn nil, nil, nil\n"
}

func assertedArguments(n int) (string, string) {
	return raw("	var args map[string]any\n	if err := json.Unmarshal(req.Params.Arguments, &args); err != nil {\n		return nil, err\n	}\n" +
		copies(n, "\ta@, ok := args[\"a@\"].(string)\n\tif !ok {\n\t\ta@ = \"x\"\n\t}\n\tb@ := args[\"b@\"].(float64)\n\tif err := os.WriteFile(a@, make([]byte, int(b@)), 0o600); err != nil {\n\t\treturn nil, err\n\t}\n") + "\treturn &mcp.CallToolResult{}, nil\n"), "\treturn nil, nil, nil\n"
}

func parsedArguments(n int) (string, string) {
	return "", copies(n, "\tn@, err := strconv.Atoi(in.Name)\n\tif err != nil {\n\t\tn@ = @\n\t}\n\tif err := os.Truncate(in.Name, int64(n@)); err != nil {\n\t\treturn nil, nil, err\n\t}\n") + "\treturn nil, nil, nil\n"
}

func statusLadder(n int) (string, string) {
	return "", "\tresp, err := http.Get(in.Name)\n\tif err != nil {\n\t\treturn nil, nil, err\n\t}\n\tdefer resp.Body.Close()\n" +
		copies(n, "\tif resp.StatusCode == 400+@ {\n\t\tbody, _ := io.ReadAll(resp.Body)\n\t\treturn nil, nil, fmt.Errorf(\"status @: %s\", body)\n\t}\n") + "\treturn nil, resp.Status, nil\n"
}

func loggedErrors(n int) (string, string) {
	return "", "\tlist := []string{}\n" + copies(n, "\tif data, err := os.ReadFile(\"f@\"); err != nil {\n\t\tlog.Printf(\"f@: %v\", err)\n\t} else {\n\t\tlist = append(list, string(data))\n\t}\n") + "\treturn nil, list, nil\n"
}
