package failures

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"regexp"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// A made is an error, or a result of a tool, as the source makes it.
type made struct {
	column int
	// Text is what it says: "…" stands for what only a run knows, and inner for the text of an error in it.
	text string
	// When is the condition on which it is made, or "", and fails the call whose error led there, or "".
	when, fails string
	// Recovery and Wait are those of the options of package taxonomy.
	recovery, wait string
}

// inner stands for the text of an error in that of another one.
const inner = "\x00"

// rest stands for text that only a run knows.
const rest = "…"

// A source knows what the files of a package make, by line: facts tell of places in other packages by theirs.
//
//	if id == "" {
//		return errors.New("id must not be empty") // made: "id must not be empty", when id == ""
//	}
type source struct {
	made map[Place][]made // by file and line, without a column
	// Returned are the conditions of returns, by file and line: there an error that a variable holds is chosen.
	returned map[Place]made
	vars     map[string]made // of the errors in variables, by their names with the path of the package
}

func newSource() source {
	return source{make(map[Place][]made), make(map[Place]made), make(map[string]made)}
}

// A scan fills a source.
type scan struct {
	source

	pass *analysis.Pass
	set  *sdk.Set
}

// sourceOf looks at the files of a package.
func sourceOf(pass *analysis.Pass) source {
	s := scan{newSource(), pass, sdk.Of(pass.Pkg)}
	root := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	for cur := range root.Preorder((*ast.CallExpr)(nil), (*ast.CompositeLit)(nil), (*ast.ReturnStmt)(nil)) {
		expr, ok := cur.Node().(ast.Expr)
		if !ok {
			when, fails := s.condition(cur)
			at := placeOf(position.Original(pass.Fset, cur.Node().Pos()))
			at.Column = 0
			s.returned[at] = made{when: when, fails: fails}
			continue
		}
		if !s.isAnswer(pass.TypesInfo.TypeOf(expr)) {
			continue
		}
		m := s.read(expr)
		m.when, m.fails = s.condition(cur)
		at := placeOf(position.Original(pass.Fset, opening(expr)))
		m.column, at.Column = at.Column, 0
		s.made[at] = append(s.made[at], m)
		if spec, ok := cur.Parent().Node().(*ast.ValueSpec); ok {
			s.variable(spec, expr, m)
		}
	}
	return s.source
}

// isAnswer reports whether a value of a type can be what a function answers: an error, or a result of a tool.
func (s scan) isAnswer(t types.Type) bool {
	if tuple, ok := t.(*types.Tuple); ok {
		for v := range tuple.Variables() {
			if s.isAnswer(v.Type()) {
				return true
			}
		}
		return false
	}
	if t == nil || program.CanBeError(t) {
		return t != nil
	}
	_, _, result := s.set.Result(t)
	return result
}

// variable notes the error that a variable of the package holds from the start.
func (s scan) variable(spec *ast.ValueSpec, value ast.Expr, m made) {
	for i, name := range spec.Names {
		if v, ok := s.pass.TypesInfo.Defs[name].(*types.Var); ok && i < len(spec.Values) && spec.Values[i] == value && v.Parent() == s.pass.Pkg.Scope() {
			s.vars[s.pass.Pkg.Path()+"."+v.Name()] = m
		}
	}
}

// read reads what a call or a literal says: of its arguments or fields, and of those in them, the first one that is a
// text or an error.
func (s scan) read(expr ast.Expr) made {
	var m made
	for _, part := range partsOf(expr) {
		if field, ok := part.(*ast.KeyValueExpr); ok {
			part = field.Value
		}
		part = ast.Unparen(part)
		t := s.pass.TypesInfo.TypeOf(part)
		if call, ok := part.(*ast.CallExpr); ok && s.option(call, &m) || t == nil || m.text != "" {
			continue
		}
		if address, ok := part.(*ast.UnaryExpr); ok && address.Op == token.AND {
			part = address.X
		}
		if program.IsString(t) || program.IsError(t) {
			m.text = s.template(part)
		} else if literal, ok := part.(*ast.CompositeLit); ok {
			m.text = s.read(literal).text
		}
	}
	call, ok := expr.(*ast.CallExpr)
	switch {
	case ok && isFormat(call.Args, s.pass.TypesInfo, m.text):
		m.text = s.format(call.Args)
	case ok && !strings.Contains(m.text, inner) && slices.ContainsFunc(call.Args, s.isError):
		m.text += rest + inner // the function puts it somewhere
	}
	return m
}

// opening returns the place by which the engine knows a call or a literal.
func opening(expr ast.Expr) token.Pos {
	switch expr := expr.(type) {
	case *ast.CallExpr:
		return expr.Lparen
	case *ast.CompositeLit:
		return expr.Lbrace
	}
	return expr.Pos()
}

// partsOf returns the arguments of a call, or the elements of a literal.
func partsOf(expr ast.Expr) []ast.Expr {
	switch expr := expr.(type) {
	case *ast.CallExpr:
		return expr.Args
	case *ast.CompositeLit:
		return expr.Elts
	}
	return nil
}

// verb is one of a format.
var verb = regexp.MustCompile(`%[-+#0 ]*[0-9]*(?:\.[0-9]+)?[a-zA-Z%]`)

// isFormat reports whether a text has verbs, for as many arguments after it.
func isFormat(args []ast.Expr, info *types.Info, text string) bool {
	i := indexOf(args, info)
	return i >= 0 && len(args) > i+1 && verb.MatchString(text)
}

// indexOf returns the index of the first constant text among arguments, or -1.
func indexOf(args []ast.Expr, info *types.Info) int {
	for i, arg := range args {
		if v := info.Types[arg].Value; v != nil && v.Kind() == constant.String {
			return i
		}
	}
	return -1
}

// format returns a constant format with the texts of its arguments.
func (s scan) format(args []ast.Expr) string {
	i := indexOf(args, s.pass.TypesInfo)
	format, next := constant.StringVal(s.pass.TypesInfo.Types[args[i]].Value), i+1
	return verb.ReplaceAllStringFunc(format, func(v string) string {
		if v == "%%" {
			return "%"
		}
		text := rest
		if next < len(args) {
			text = s.template(args[next])
		}
		next++
		return text
	})
}

// template returns what an expression says.
func (s scan) template(expr ast.Expr) string {
	expr = ast.Unparen(expr)
	if v := s.pass.TypesInfo.Types[expr].Value; v != nil {
		if v.Kind() == constant.String {
			return constant.StringVal(v)
		}
		return v.String()
	}
	if t := s.pass.TypesInfo.TypeOf(expr); t != nil && program.CanBeError(t) {
		return inner
	}
	switch expr := expr.(type) {
	case *ast.BinaryExpr:
		if expr.Op == token.ADD {
			return s.template(expr.X) + s.template(expr.Y)
		}
	case *ast.CallExpr:
		if method, ok := ast.Unparen(expr.Fun).(*ast.SelectorExpr); ok && method.Sel.Name == "Error" && len(expr.Args) == 0 {
			return inner
		}
		if i := indexOf(expr.Args, s.pass.TypesInfo); i >= 0 && isFormat(expr.Args, s.pass.TypesInfo, constant.StringVal(s.pass.TypesInfo.Types[expr.Args[i]].Value)) {
			return s.format(expr.Args)
		}
	}
	return rest
}

// option reads a call that makes an option of package taxonomy, and reports whether it is one.
func (s scan) option(call *ast.CallExpr, m *made) bool {
	fn := typeutil.StaticCallee(s.pass.TypesInfo, call)
	if fn == nil || fn.Pkg() == nil || !syntax.IsTaxonomy(fn.Pkg().Path()) || len(call.Args) == 0 {
		return false
	}
	value := s.pass.TypesInfo.Types[call.Args[0]].Value
	switch {
	case fn.Name() == "Recovery":
		m.recovery = s.template(call.Args[0])
	case fn.Name() == "RetryAfter" && value != nil:
		if n, exact := constant.Int64Val(value); exact {
			m.wait = time.Duration(n).String()
		}
	}
	return !program.CanBeError(s.pass.TypesInfo.TypeOf(call))
}

// by returns what the source says where an error is made, or of the variable that holds it.
func (s source) by(m maker) (made, bool) {
	if v, ok := s.vars[m.name]; ok {
		m.at.Column = 0
		chosen := s.returned[m.at]
		v.when, v.fails = chosen.when, chosen.fails
		return v, true
	}
	return s.at(m.at)
}

// at returns what is made in a line: at a column, if there is something, or else the first of it.
func (s source) at(place Place) (made, bool) {
	column := place.Column
	place.Column = 0
	list := s.made[place]
	if len(list) == 0 {
		return made{}, false
	}
	for _, m := range list {
		if m.column == column {
			return m, true
		}
	}
	return list[0], true
}
