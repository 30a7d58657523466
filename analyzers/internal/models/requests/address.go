package requests

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// The error of a request shows the whole address of it, but for a password before the host, which
// net/http writes as xxxxx. So whoever prints such an error prints the credential in the address.

// showsAddress reports whether the errors of a function show the whole address of a request: those of
// clients do, and those of connections and of transports do not.
func showsAddress(name string) bool {
	switch name {
	case "net/http.Get", "net/http.Head", "net/http.Post", "net/http.PostForm":
		return true
	}
	for _, prefix := range [...]string{"net/http.(*Client).", "github.com/hashicorp/go-retryablehttp.", "github.com/go-resty/", "resty.dev/"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}

// Addressed notes which parameters of its function the address of a request that failed is made
// of, if it holds no credential itself: a caller can put one there.
func (r Reader) Addressed(o cause.Origin, args []ssa.Value) cause.Origin {
	o.Given, o.Owner = 0, nil
	if !showsAddress(o.Name) || o.Content() != words.Transport {
		return o
	}
	addresses := slices.DeleteFunc(slices.Clone(args), func(arg ssa.Value) bool { return arg == nil || !isRequestAddress(arg.Type()) })
	for v := range r.inAddress().Back(addresses...) {
		p, ok := v.(*ssa.Parameter)
		if !ok || !isRequestAddress(p.Type()) {
			continue
		}
		if i := slices.Index(p.Parent().Params, p); i < cause.MaxIndexes {
			o.Given, o.Owner = o.Given|1<<i, p.Parent()
		}
	}
	return o
}

// isRequestAddress reports whether a value can be the address of a request, or a request.
func isRequestAddress(t types.Type) bool {
	if b, ok := t.Underlying().(*types.Basic); ok {
		return b.Info()&types.IsString != 0
	}
	named := program.NamedOf(t)
	return named != nil && named.Obj().Name() == "Request" || syntax.IsNamed(named, "net/url", "URL")
}

// inAddress is the query for what an address or a request is made of, but for its body and its headers.
func (r Reader) inAddress() flow.Query {
	q := r.Made()
	forgets := q.Skip
	q.Skip = func(e flow.Edge) bool {
		t := e.To.Type()
		return forgets(e) || !isRequestAddress(t) && (funcs.IsContext(t) || syntax.IsNamed(program.NamedOf(t), "net/http", "Header") || funcs.IsStream(t))
	}
	return q
}

// HoldsCredential reports whether an address, or the address of a request, holds a credential.
func (r Reader) HoldsCredential(v ssa.Value) bool {
	if v == nil || !isRequestAddress(v.Type()) {
		return false
	}
	return r.inAddress().Reaches(func(v ssa.Value) bool {
		if call, ok := v.(*ssa.Call); ok {
			return encodesCredential(call) || setsQuery(call) || isMadeWithCredential(call.Call.Args)
		}
		if sum, ok := v.(*ssa.BinOp); ok && isMadeWithCredential([]ssa.Value{sum.X, sum.Y}) {
			return true
		}
		text, ok := program.ConstantText(v)
		return ok && words.InAddress.MatchString(text)
	}, v)
}

// isMadeWithCredential reports whether a text with a place for a credential is put together with
// a variable that is called like one.
func isMadeWithCredential(operands []ssa.Value) bool {
	place, named := false, false
	for _, v := range operands {
		if text, ok := program.ConstantText(v); ok {
			place = place || words.MaybeInAddress.MatchString(text)
		} else if list, ok := v.(*ssa.Slice); ok {
			named = named || slices.ContainsFunc(paths.Elements(list), isCalledCredential)
		} else if sum, ok := v.(*ssa.BinOp); ok { // the address is the left operand
			text, ok := program.ConstantText(sum.Y)
			place = place || ok && words.MaybeInAddress.MatchString(text)
		} else {
			named = named || isCalledCredential(v)
		}
	}
	return place && named
}

// isCalledCredential reports whether a value is a variable, a field or a variable of the environment
// that is called like a credential.
func isCalledCredential(v ssa.Value) bool {
	v = calls.PlainValue(v)
	if field := paths.FieldRead(v); field != nil {
		return isCredentialName(field.Name())
	}
	switch v := v.(type) {
	case *ssa.Parameter:
		return isCredentialName(v.Name())
	case *ssa.UnOp:
		return isCredentialName(v.X.Name())
	case *ssa.Call:
		if obj := program.Called(&v.Call); obj != nil && len(v.Call.Args) == 1 {
			name, ok := program.ConstantText(v.Call.Args[0])
			return obj.FullName() == "os.Getenv" && ok && isCredentialName(name) || obj.FullName() == "net/url.QueryEscape" && isCalledCredential(v.Call.Args[0])
		}
	}
	return false
}

func isCredentialName(name string) bool {
	return words.Variables.MatchString(name) && !words.Cursors.MatchString(name)
}

// encodesCredential reports whether a call encodes the values of a query, one of which is a
// credential.
func encodesCredential(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	return obj != nil && obj.FullName() == "(net/url.Values).Encode" && hasCredential(call.Call.Args[0])
}

// hasCredential reports whether a credential is put into the values of a query.
func hasCredential(values ssa.Value) bool {
	for values, use := range (flow.Query{Kinds: flow.Convert}).Uses(values) {
		if entry, ok := use.(*ssa.MapUpdate); ok && entry.Map == values {
			if is, _ := words.InQuery(program.TextOf(entry.Key)); is {
				return true
			}
		}
		if call, ok := use.(*ssa.Call); ok && setsCredential(call) {
			return true
		}
	}
	return false
}

// setsCredential reports whether a call puts a credential into the values of a query.
func setsCredential(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	if obj == nil || obj.FullName() != "(net/url.Values).Set" && obj.FullName() != "(net/url.Values).Add" {
		return false
	}
	name, ok := program.ConstantText(call.Call.Args[1])
	is, maybe := words.InQuery(name)
	return ok && (is || maybe && isCalledCredential(call.Call.Args[2]))
}

// setsQuery reports whether a call makes a request, or parses an address, in whose query the function
// puts a credential afterwards, as in
//
//	q := req.URL.Query()
//	q.Set("key", key)
//	req.URL.RawQuery = q.Encode()
func setsQuery(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	if path := syntax.PathOf(obj); path != "net/http" && path != "net/url" {
		return false
	}
	for store := range program.Instructions[*ssa.Store](call.Parent().Blocks) {
		field, ok := store.Addr.(*ssa.FieldAddr)
		encoded, isCall := store.Val.(*ssa.Call)
		if ok && isCall && paths.FieldOf(field).Name() == "RawQuery" && encodesCredential(encoded) {
			return true
		}
	}
	return false
}
