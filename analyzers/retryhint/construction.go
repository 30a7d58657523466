package retryhint

import (
	"go/ast"
	"go/constant"
	"go/types"
	"strings"
	"time"

	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// A construction is a call of a function of package taxonomy that builds an error.
type construction struct {
	info     *types.Info
	call     *ast.CallExpr
	function *types.Func
}

// A builder builds an error of a function as package taxonomy does, of the one argument that it looks
// at.
type builder struct {
	arg    int
	build  func(v constant.Value, opts []taxonomy.Option) *taxonomy.Error
	advice string
}

// builders are the functions that refuse some of the values that they are given.
var builders = map[string]builder{
	"New": {0, func(v constant.Value, opts []taxonomy.Option) *taxonomy.Error {
		return taxonomy.New(taxonomy.Code(number(v)), "", opts...)
	}, "pass a code that package taxonomy declares"},
	"Upstream": {1, func(v constant.Value, opts []taxonomy.Option) *taxonomy.Error {
		return taxonomy.Upstream("", int(number(v)), opts...)
	}, "pass the HTTP status of the answer"},
	"UpstreamRateLimit": {1, func(v constant.Value, opts []taxonomy.Option) *taxonomy.Error {
		return taxonomy.UpstreamRateLimit("", time.Duration(number(v)), opts...)
	}, "pass a positive wait, or call `taxonomy.RateLimited` where it is not known"},
	"Transport": {0, func(v constant.Value, opts []taxonomy.Option) *taxonomy.Error {
		return taxonomy.Transport(class.Kind(text(v)), "", opts...)
	}, "pass a transport kind, such as `class.KindTransportTimeout`, and no status"},
	"ContextRequired": {1, func(v constant.Value, opts []taxonomy.Option) *taxonomy.Error {
		return taxonomy.ContextRequired("", text(v), opts...)
	}, "say what the agent should find out before it calls again"},
}

// optionAdvice says what to do about an option that is refused.
const optionAdvice = "pass a valid value to the option"

// wrongly is what the message of an error begins with whose construction was refused.
const wrongly = "The tool built this error wrongly: "

// refused reports whether package taxonomy refuses what it is given, with the reason and what to do.
// Values that are not constant are left out.
func (c construction) refused() (why, advice string, ok bool) {
	opts := c.options()
	if why, ok := refusal(taxonomy.InternalError("", opts...)); ok {
		return why, optionAdvice, true
	}
	b, known := builders[c.function.Name()]
	if !known || b.arg >= len(c.call.Args) {
		return "", "", false
	}
	v := c.info.Types[c.call.Args[b.arg]].Value
	if v == nil {
		return "", "", false
	}
	why, ok = refusal(b.build(v, opts))
	return why, b.advice, ok
}

// refusal returns why an error was refused, and whether it was.
func refusal(err *taxonomy.Error) (string, bool) {
	why, ok := strings.CutPrefix(err.Message, wrongly)
	return strings.TrimSuffix(why, "."), ok
}

// options returns the options among the arguments of which the value is known.
func (c construction) options() []taxonomy.Option {
	if c.call.Ellipsis.IsValid() || !buildsError(c.function) {
		return nil
	}
	var list []taxonomy.Option
	for _, arg := range c.call.Args {
		if opt, ok := c.option(arg); ok {
			list = append(list, opt)
		}
	}
	return list
}

// buildsError reports whether a function returns an error of package taxonomy and takes options.
func buildsError(f *types.Func) bool {
	params, results := f.Signature().Params(), f.Signature().Results()
	if !f.Signature().Variadic() || results.Len() != 1 {
		return false
	}
	last, ok := params.At(params.Len() - 1).Type().(*types.Slice)
	p, isPointer := results.At(0).Type().(*types.Pointer)
	return ok && isPointer && syntax.IsNamed(last.Elem(), syntax.Taxonomy, "Option") && syntax.IsNamed(p.Elem(), syntax.Taxonomy, "Error")
}

// option returns the option that an argument is, if its value is known.
func (c construction) option(arg ast.Expr) (taxonomy.Option, bool) {
	value := c.info.Types[arg]
	if value.Value != nil {
		if syntax.IsNamed(value.Type, syntax.Taxonomy, "Retry") {
			return taxonomy.Retry(number(value.Value)), true
		}
		return nil, false
	}
	call, ok := ast.Unparen(arg).(*ast.CallExpr)
	if !ok || len(call.Args) != 1 {
		return nil, false
	}
	v := c.info.Types[call.Args[0]].Value
	f := typeutil.StaticCallee(c.info, call)
	switch {
	case v == nil:
	case syntax.IsFunc(f, syntax.Taxonomy, "RetryAfter"):
		return taxonomy.RetryAfter(time.Duration(number(v))), true
	case syntax.IsFunc(f, syntax.Taxonomy, "Status"):
		return taxonomy.Status(int(number(v))), true
	case syntax.IsFunc(f, syntax.Taxonomy, "Kind"):
		return taxonomy.Kind(class.Kind(text(v))), true
	}
	return nil, false
}

// contradicted returns an option that says of trying again the opposite of what the function is for.
func (c construction) contradicted() (option ast.Expr, ok bool) {
	var wrong taxonomy.Retry
	switch c.function.Name() {
	case "Fatal":
		wrong = taxonomy.RetryYes
	case "Retryable", "RateLimited", "UpstreamRateLimit":
		wrong = taxonomy.RetryNo
	default:
		return nil, false
	}
	for _, arg := range c.call.Args {
		value := c.info.Types[arg]
		if value.Value != nil && syntax.IsNamed(value.Type, syntax.Taxonomy, "Retry") && taxonomy.Retry(number(value.Value)) == wrong {
			return arg, true
		}
	}
	return nil, false
}

// number returns a constant as a number, 0 if it is none.
func number(v constant.Value) int64 {
	n, _ := constant.Int64Val(constant.ToInt(v))
	return n
}

// text returns a constant as a text, "" if it is none.
func text(v constant.Value) string {
	if v.Kind() != constant.String {
		return ""
	}
	return constant.StringVal(v)
}
