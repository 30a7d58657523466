package errvars

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Values tells what the arguments of a call can be.
type Values interface {
	// Errors returns the errors that a value can be.
	Errors(v ssa.Value) []cause.Failure
	// Shown returns what can be read in a value.
	Shown(v ssa.Value) cause.Readable
	// Called returns the errors of a function that a call is given and calls.
	Called(fn ssa.Value, s calls.Site) []cause.Failure
}

// Reader describes coded errors that a program makes with packages taxonomy, contract and bridge,
// and what they keep and show. In
//
//	return nil, taxonomy.NotFound("no such order", taxonomy.Reason("order_gone"), taxonomy.Cause(err))
//
// the error has the code and reason, shows the message to an agent, and keeps err as its cause. Package
// origin finds out what err can be, and what can be read in the message ([Values]).
type Reader struct {
	values    Values
	declared  *Result          // the failures that are variables
	factories map[string]coder // the functions of package taxonomy that make errors
	passing   map[string]passing
}

// NewReader returns a reader for a package, of which the failures that are variables are known.
func NewReader(values Values, failures *Result) Reader {
	return Reader{values, failures, newFactories(), newPassing()}
}

// With returns the reader with other knowledge of values.
func (r Reader) With(values Values) Reader {
	r.values = values
	return r
}

// A coder says how a function of package taxonomy makes a coded error: the
// indexes of its arguments, which count from 0, or -1.
type coder struct {
	message int
	code    taxonomy.Code
	kind    int    // the argument that decides the code
	reason  string // the reason of all errors that it makes
}

// newFactories returns the functions that make coded errors, by name.
func newFactories() map[string]coder {
	table := map[string]coder{
		"New":               {message: 1, kind: 0},
		"Retryable":         {message: 0, kind: -1, code: taxonomy.CodeServiceUnavailable},
		"Fatal":             {message: 0, kind: -1, code: taxonomy.CodeInternalError},
		"ContextRequired":   {message: 0, kind: -1, code: taxonomy.CodeValidationError},
		"Upstream":          {message: 0, kind: -1},
		"UpstreamRateLimit": {message: 0, kind: -1, code: taxonomy.CodeRateLimited},
		"Transport":         {message: 1, kind: -1},
		"InvalidArguments":  {message: -1, kind: -1, code: taxonomy.CodeInvalidParams, reason: taxonomy.ReasonInvalidArguments},
		"FromHTTPResponse":  {message: -1, kind: -1},
		"FromPanic":         {message: -1, kind: -1, code: taxonomy.CodeInternalError},
	}
	for _, code := range taxonomy.Codes() {
		if f := code.Factory(); f != "" {
			table[f] = coder{message: 0, code: code, kind: -1}
		}
	}
	return table
}

// By returns what functions and methods of packages taxonomy, contract and bridge return, and those of packages below.
func (r Reader) By(obj *types.Func, s calls.Site) cause.Outcome {
	name := funcs.FullName(obj)
	if known, ok := r.passing[name]; ok {
		return r.passed(known, name, s)
	}
	base := cause.From(cause.Coded, name, s.Pos)
	switch c, ok := r.factories[obj.Name()]; {
	case ok && syntax.IsFunc(obj, syntax.Taxonomy, obj.Name()):
		base.Code, base.Reason = c.code, c.reason
		if c.kind >= 0 {
			base.Code = codeOf(s.Arg(c.kind))
		}
		return cause.Outcome{Failures: r.coded(base, s.Arg(c.message), r.optionsOf(s))}
	case name == syntax.Taxonomy+".(*Error).With":
		return cause.Outcome{Failures: r.extended(r.values.Errors(s.Arg(0)), r.optionsOf(s))}
	case name == syntax.Render+".InvalidOutput":
		base.Code = taxonomy.CodeInternalError
		return cause.Outcome{Failures: r.coded(base, nil, r.optionsOf(s))}
	case name == syntax.Contract+".Contract.Fail":
		if of := loaded(s.Arg(0)); of != nil {
			base.Contract = funcs.FullName(of)
		}
		base.Reason, _ = program.ConstantText(s.Arg(1))
		return cause.Outcome{Failures: r.coded(base, s.Arg(2), r.optionsOf(s))}
	case name == syntax.Contract+".Failure.Fail":
		r.declare(&base, s.Arg(0))
		return cause.Outcome{Failures: r.coded(base, s.Arg(1), r.optionsOf(s))}
	}
	return cause.Outcome{}
}

// A passing says what a function returns of the errors that it gets in an argument.
type passing struct {
	how forwarding
	arg int
}

// A forwarding is what a function does with errors that it gets.
type forwarding int

const (
	passes     forwarding = iota // they are returned
	renders                      // their text is
	classifies                   // they get a code
	runs                         // so do those of a function that is called
	masks                        // nothing of them is shown
	unwraps                      // their cause is returned
)

// newPassing returns the functions of our own packages that return errors which they get, by their full names.
func newPassing() map[string]passing {
	table := map[string]passing{
		syntax.Taxonomy + ".Classify":           {classifies, 0},
		syntax.Taxonomy + ".ClassifyContext":    {classifies, 1},
		syntax.Taxonomy + ".Do":                 {runs, 2},
		syntax.Taxonomy + ".Call":               {runs, 2},
		syntax.Taxonomy + ".Retrier.Do":         {runs, 3},
		syntax.Taxonomy + ".(*Error).Error":     {renders, 0},
		syntax.Taxonomy + ".(*Error).Unwrap":    {unwraps, 0},
		syntax.Taxonomy + ".(*Error).Visible":   {passes, 0},
		syntax.Compat + ".InTool":               {passes, 0},
		syntax.Compat + ".Mask":                 {masks, 0},
		syntax.Compat + ".MapError":             {classifies, 0},
		syntax.Contract + ".Contract.Fill":      {passes, 1},
		syntax.Bridge + ".(*Boundary).Run":      {runs, 3},
		syntax.Bridge + ".(*Boundary).Failed":   {classifies, 3},
		syntax.Bridge + ".(*Boundary).Result":   {renders, 1},
		syntax.Bridge + ".(*Boundary).Protocol": {renders, 1},
	}
	for _, name := range [...]string{"Result", "Protocol", "Text", "Explanation", "Meta", "Data"} {
		table[syntax.Render+"."+name] = passing{renders, 0}
	}
	for _, name := range [...]string{"ClosingText", "PrefixText", "GuidanceText", "Payload", "ArcadeMeta"} {
		table[syntax.Compat+"."+name] = passing{renders, 0}
	}
	return table
}

// passed returns what a function of the table returns at a call.
func (r Reader) passed(p passing, name string, s calls.Site) cause.Outcome {
	if p.how == runs {
		return cause.Outcome{Failures: Classified(r.values.Called(s.Arg(p.arg), s), name, s.Pos)}
	}
	given := r.values.Errors(s.Arg(p.arg))
	switch p.how {
	case renders:
		return cause.Outcome{Readable: cause.Readable{Rendered: given}}
	case classifies:
		return cause.Outcome{Failures: Classified(given, name, s.Pos)}
	case masks:
		return cause.Outcome{Failures: cause.Made(cause.From(cause.Coded, name, s.Pos), []cause.Ingredient{{Failures: given, Role: cause.Kept}})}
	case unwraps:
		return cause.Outcome{Failures: funcs.Unwrapped(given)}
	}
	return cause.Outcome{Failures: given}
}

// loaded returns the package-level variable of which a value is the content, or nil.
func loaded(v ssa.Value) *types.Var {
	g, ok := paths.ReadFrom[*ssa.Global](v)
	if !ok {
		return nil
	}
	obj, _ := g.Object().(*types.Var)
	return obj
}

// declare notes what an error has of the failure of which it is made, if that is a
// variable that is known.
func (r Reader) declare(o *cause.Origin, failure ssa.Value) {
	v := loaded(failure)
	f := r.declared.Of(v)
	if f == nil || f.Unknown["Code"] || f.Unknown["Reason"] {
		return
	}
	o.Code, o.Reason, o.Failure = f.Value.Code, f.Value.Reason, funcs.FullName(v)
}

// Classified returns the coded errors that classification makes: those in the
// chain, or new ones that keep what was given, but show nothing of its text.
func Classified(failures []cause.Failure, by string, pos token.Pos) []cause.Failure {
	var all []cause.Failure
	for _, f := range failures {
		switch inner, ok := f.CodedOrigin(); {
		case f.Class == cause.Coded:
			all = cause.Union(all, []cause.Failure{f})
		case f.Class == cause.Parameter:
			f.Origin.Classified = true
			all = cause.Union(all, []cause.Failure{f})
		case ok:
			all = cause.Union(all, cause.Made(inner, []cause.Ingredient{{Failures: []cause.Failure{f}, Role: cause.Kept}}))
		default:
			base := cause.From(cause.Coded, by, pos)
			all = cause.Union(all, cause.Made(base, []cause.Ingredient{{Failures: []cause.Failure{f}, Role: cause.Kept}}))
		}
	}
	return all
}

// coded returns the error that is made with a message and options.
func (r Reader) coded(base cause.Origin, message ssa.Value, o options) []cause.Failure {
	if o.reason != "" && base.Contract == "" && base.Failure == "" {
		base.Reason = o.reason
	}
	in := o.ingredients
	if message != nil {
		in = append(r.values.Shown(message).Ingredients(cause.Shown), in...)
	}
	return cause.Made(base, in)
}

// extended returns coded errors with more options.
func (r Reader) extended(failures []cause.Failure, o options) []cause.Failure {
	var all []cause.Failure
	for _, f := range failures {
		if o.reason != "" {
			f.Reason = o.reason
		}
		for _, in := range o.ingredients {
			f.Parts = append([]cause.Part(nil), f.Parts...)
			f.Include(in.Failures, in.Role)
		}
		all = cause.Union(all, []cause.Failure{f})
	}
	return all
}

// options is what a list of options adds to a coded error.
type options struct {
	reason      string
	ingredients []cause.Ingredient
}

// optionsOf reads the options that a call ends with.
func (r Reader) optionsOf(s calls.Site) options {
	var o options
	if len(s.Args) == 0 || !s.Call.Signature().Variadic() {
		return o
	}
	last := s.Args[len(s.Args)-1]
	if c, ok := last.(*ssa.Const); ok && c.IsNil() {
		return o
	}
	list := flow.Listed(last)
	if list == nil {
		o.ingredients = []cause.Ingredient{{Failures: cause.Untraced(), Role: cause.Kept | cause.Shown}}
		return o
	}
	for _, v := range list {
		r.option(&o, v)
	}
	return o
}

func (r Reader) option(o *options, v ssa.Value) {
	v = calls.PlainValue(v)
	if syntax.IsNamed(v.Type(), syntax.Taxonomy, "Retry") || syntax.IsNamed(v.Type(), syntax.Taxonomy, "ArgumentIssue") {
		return
	}
	call, _ := program.CallOf(v)
	if call == nil || syntax.PathOf(program.Called(&call.Call)) != syntax.Taxonomy {
		o.ingredients = append(o.ingredients, cause.Ingredient{Failures: cause.Untraced(), Role: cause.Kept | cause.Shown})
		return
	}
	args := call.Call.Args
	switch program.Called(&call.Call).Name() {
	case "Cause":
		o.ingredients = append(o.ingredients, cause.Ingredient{Failures: r.values.Errors(args[0]), Role: cause.Kept})
	case "Reason":
		var constant bool
		if o.reason, constant = program.ConstantText(args[0]); !constant {
			o.ingredients = append(o.ingredients, cause.Ingredient{Failures: cause.Untraced(), Role: cause.Noted})
		}
	case "Recovery":
		o.ingredients = append(o.ingredients, r.values.Shown(args[0]).Ingredients(cause.Shown)...)
	case "Data":
		o.ingredients = append(o.ingredients, r.values.Shown(args[1]).Ingredients(cause.Stored)...)
	case "Extra":
		o.ingredients = append(o.ingredients, r.values.Shown(args[1]).Ingredients(cause.Noted)...)
	case "Detail":
		o.ingredients = append(o.ingredients, r.values.Shown(args[0]).Ingredients(cause.Noted)...)
	}
}

// codeOf returns the code that a value is known to be, or 0.
func codeOf(v ssa.Value) taxonomy.Code {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.Int {
		return 0
	}
	n, _ := constant.Int64Val(c.Value)
	return taxonomy.Code(n)
}

// IsFactory reports whether a function makes a coded error out of a message.
func (r Reader) IsFactory(obj *types.Func) bool {
	if syntax.PackageOf(obj) == nil {
		return false
	}
	c, ok := r.factories[obj.Name()]
	return ok && c.message >= 0 && syntax.IsFunc(obj, syntax.Taxonomy, obj.Name()) || obj.Name() == "Fail" && obj.Pkg().Path() == syntax.Contract
}

// Fields are the fields of a coded error, with the roles of what is in them.
var CodedFields = [...]struct {
	Field string
	Role  cause.Role
}{{"Message", cause.Shown}, {"Recovery", cause.Shown}, {"Data", cause.Stored}, {"Extra", cause.Noted}, {"Detail", cause.Noted}}

// Literal returns the error that a literal of type taxonomy.Error is.
func (r Reader) Literal(o cause.Origin, v *ssa.Alloc) []cause.Failure {
	var in []cause.Ingredient
	for _, row := range CodedFields {
		for _, value := range paths.StoredIn(v, row.Field) {
			in = append(in, r.values.Shown(value).Ingredients(row.Role)...)
		}
	}
	for _, value := range paths.StoredIn(v, "Code") {
		o.Code = codeOf(value)
	}
	for _, value := range paths.StoredIn(v, "Reason") {
		var constant bool
		if o.Reason, constant = program.ConstantText(value); !constant {
			in = append(in, cause.Ingredient{Failures: cause.Untraced(), Role: cause.Noted})
		}
	}
	o.Name = syntax.Taxonomy + ".Error"
	return cause.Made(o, in)
}
