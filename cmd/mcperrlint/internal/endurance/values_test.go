package endurance

import (
	"fmt"
	"strings"
)

// values are shapes with large literals, types and texts.
var values = []shape{
	{"a table of errors", 2000, errorRows},
	{"a map of texts", 5000, textMap},
	{"a nested literal", 300, nestedLiteral},
	{"a long sum", 2000, longSum},
	{"a long text", 1 << 20, longText},
	{"a line of text", 200, longLine},
	{"long constants", 200, longConstants},
	{"constants of each other", 500, constantChain},
	{"variables of each other", 500, variableChain},
	{"written texts", 500, writtenTexts},
	{"fields of arguments", 150, wideInput},
	{"arguments of all types", 30, mutualTypes},
	{"deep types", 200, deepTypes},
	{"schemas", 300, schemas},
	{"comments", 3000, comments},
}

func rows(n int) (string, string) {
	return "type row struct {\n\tname string\n\tn int\n\tlist []string\n}\n\nvar table = []row{\n" + copies(n, "\t{\"r@\", @, []string{\"a\", \"b@\"}},\n") + "}\n", "\tfor _, r := range table {\n\t\tif r.name == in.Name {\n\t\t\treturn nil, r.n, os.Remove(r.list[0])\n\t\t}\n\t}\n\treturn nil, nil, errors.New(table[in.N].name)\n"
}

func errorRows(n int) (string, string) {
	return "type row struct {\n\tname string\n\terr error\n\trun func(string) error\n}\n\nvar table = []row{\n" + copies(n, "\t{\"r@\", errors.New(\"e@\"), os.Remove},\n") + "}\n", "\tfor _, r := range table {\n\t\tif r.name == in.Name {\n\t\t\tif err := r.run(in.Name); err != nil {\n\t\t\t\treturn nil, nil, err\n\t\t\t}\n\t\t\treturn nil, nil, r.err\n\t\t}\n\t}\n\treturn nil, nil, nil\n"
}

func textMap(n int) (string, string) {
	return "var texts = map[string]string{\n" + copies(n, "\t\"k@\": \"text @\",\n") + "}\n", "\tif texts[in.Name] == \"\" {\n\t\treturn nil, nil, errors.New(texts[\"k0\"])\n\t}\n\treturn nil, texts[in.Name], nil\n"
}

func nestedLiteral(n int) (string, string) {
	return "", "\treturn nil, " + nest(n, "map[string]any{\"k@\": in.N, \"error\": ", "in.Name", "}") + ", nil\n"
}

func longSum(n int) (string, string) {
	return "", "\tn := in.N" + copies(n, " + @*in.N") + "\n\ttext := in.Name" + copies(n, " + \"t@\" + in.Name") + "\n\tif n > 0 {\n\t\treturn nil, nil, errors.New(text)\n\t}\n\treturn nil, text, nil\n"
}

func longText(n int) (string, string) {
	return "const text = `" + strings.Repeat("words of a text of many lines\n", n/30) + "`\n", "\tif in.N > 0 {\n\t\treturn nil, nil, errors.New(text)\n\t}\n\treturn nil, text, os.Remove(in.Name)\n"
}

func longLine(n int) (string, string) {
	return "", "\treturn nil, nil, fmt.Errorf(\"" + strings.Repeat("words of a text in one line ", n) + "%w\", os.Remove(in.Name))\n"
}

func longConstants(n int) (string, string) {
	return fmt.Sprintf("const c0 = 1 << %d\n", n) + copies(n, "const c@+ = c@ / 3 * 2 + 1\n"), "\treturn nil, c0 % 7, os.Remove(in.Name)\n"
}

func constantChain(n int) (string, string) {
	return "const c0 = \"c\"\n" + copies(n, "const c@+ = c@ + \"@\"\n"), fmt.Sprintf("\treturn nil, nil, errors.New(c%d)\n", n)
}

func variableChain(n int) (string, string) {
	return "var v0 = os.Getenv(\"x\")\n" + copies(n, "var v@+ = v@ + \"@\"\n"), fmt.Sprintf("\treturn nil, nil, errors.New(v%d)\n", n)
}

func writtenTexts(n int) (string, string) {
	return "", "\tvar b strings.Builder\n" + copies(n, "\tif err := os.Remove(\"f@\"); err != nil {\n\t\tfmt.Fprintf(&b, \"f@: %v\\n\", err)\n\t}\n\tb.WriteString(in.Name)\n") + "\treturn &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: b.String()}}}, nil, nil\n"
}

func wideInput(n int) (string, string) {
	return "type wide struct {\n" + copies(n, "\tF@ string `json:\"f@,omitempty\" jsonschema:\"one of a, b or c\"`\n") + "}\n\nfunc wideHandle(ctx context.Context, req *mcp.CallToolRequest, in wide) (*mcp.CallToolResult, any, error) {\n" + copies(n, "\tif in.F@ == \"a\" {\n\t\treturn nil, nil, os.Remove(in.F@)\n\t}\n") + "\treturn nil, nil, nil\n}\n\nfunc init() { mcp.AddTool(mcp.NewServer(nil, nil), &mcp.Tool{Name: \"wide\"}, wideHandle) }\n", "\treturn nil, nil, nil\n"
}

func mutualTypes(n int) (string, string) {
	return copies(n, "type t@ struct {\n"+strings.ReplaceAll(copies(n, "\tF@ *t#\n"), "#", "@")+"}\n\n"), "\tvar v t0\n\tif err := json.Unmarshal([]byte(in.Name), &v); err != nil {\n\t\treturn nil, nil, err\n\t}\n\treturn nil, v, nil\n"
}

func deepTypes(n int) (string, string) {
	return "type deep " + strings.Repeat("[]map[string]*", n) + "int\n", "\tvar v deep\n\tif err := json.Unmarshal([]byte(in.Name), &v); err != nil {\n\t\treturn nil, nil, err\n\t}\n\treturn nil, v, nil\n"
}

func schemas(n int) (string, string) {
	return raw("\treturn nil, os.Remove(\"x\")\n") + "func init() {\n\tmcp.NewServer(nil, nil).AddTool(&mcp.Tool{Name: \"wide\", InputSchema: map[string]any{\"type\": \"object\", \"properties\": map[string]any{\n" + copies(n, "\t\t\"p@\": map[string]any{\"type\": \"string\", \"enum\": []string{\"a\", \"b@\"}},\n") + "\t}}}, rawHandle)\n}\n", "\treturn nil, nil, nil\n"
}

func comments(n int) (string, string) {
	return "", copies(n, "\t//mcperrlint:ignore plainerror -- reason @\n\tif in.N == @ {\n\t\treturn nil, nil, errors.New(\"e@\")\n\t}\n") + "\treturn nil, nil, nil\n"
}
