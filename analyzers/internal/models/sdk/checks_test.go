package sdk_test

import (
	"fmt"
	"go/types"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

var errorType = types.Universe.Lookup("error").Type().Underlying().(*types.Interface)

func isFunc(t types.Type) bool {
	_, ok := t.Underlying().(*types.Signature)
	return ok
}

func isAny(t types.Type) bool {
	i, ok := t.Underlying().(*types.Interface)
	return ok && i.Empty()
}

func isString(t types.Type) bool { return t.Underlying() == types.Typ[types.String] }

func isBool(t types.Type) bool { return t.Underlying() == types.Typ[types.Bool] }

func isBoolPointer(t types.Type) bool {
	p, ok := t.(*types.Pointer)
	return ok && isBool(p.Elem())
}

func isErrorOrAny(t types.Type) bool { return isAny(t) || types.Implements(t, errorType) }

func anything(types.Type) bool { return true }

// wrong returns the complaint unless ok.
func wrong(ok bool, complaint string, args ...any) string {
	if ok {
		return ""
	}
	return fmt.Sprintf(complaint, args...)
}

// all returns the first complaint.
func all(complaints ...string) string {
	for _, c := range complaints {
		if c != "" {
			return c
		}
	}
	return ""
}

func isType(o types.Object) string {
	_, ok := o.(*types.TypeName)
	return wrong(ok, "is no type")
}

func isFunction(o types.Object) string {
	_, ok := o.(*types.Func)
	return wrong(ok, "is no function")
}

func isField(o types.Object, fits func(types.Type) bool) string {
	v, ok := o.(*types.Var)
	return wrong(ok && v.IsField() && fits(v.Type()), "is no such field: %v", o)
}

// hasField checks a field of a type, if it has a name.
func hasField(o types.Object, name string, fits func(types.Type) bool) string {
	if name == "" {
		return ""
	}
	field, _, _ := types.LookupFieldOrMethod(o.Type(), true, o.Pkg(), name)
	v, ok := field.(*types.Var)
	return wrong(ok && fits(v.Type()), "has no such field %s", name)
}

// param checks a parameter of a function.
func param(o types.Object, i int, fits func(types.Type) bool) string {
	f, ok := o.(*types.Func)
	if !ok {
		return "is no function"
	}
	params := f.Signature().Params()
	if i < 0 || i >= params.Len() {
		return fmt.Sprintf("has no parameter %d", i)
	}
	t := params.At(i).Type()
	if f.Signature().Variadic() && i == params.Len()-1 {
		t = t.(*types.Slice).Elem()
	}
	return wrong(fits(t), "parameter %d cannot be of type %v", i, t)
}

// optional is like param for an index that can be None.
func optional(o types.Object, i int, fits func(types.Type) bool) string {
	if i == sdk.None {
		return ""
	}
	return param(o, i, fits)
}

// variadic checks that the parameter i takes the rest of the arguments, or not.
func variadic(o types.Object, i int, want bool) string {
	sig := o.(*types.Func).Signature()
	return wrong(want == (sig.Variadic() && i == sig.Params().Len()-1), "parameter %d is variadic, or is not", i)
}

func returnsError(o types.Object, want bool) string {
	f, ok := o.(*types.Func)
	if !ok {
		return "is no function"
	}
	results := f.Signature().Results()
	has := results.Len() > 0 && types.Implements(results.At(results.Len()-1).Type(), errorType)
	return wrong(has == want, "returns an error, or returns none: %v", f.Signature())
}

func checkHandler(r sdk.Handler, o types.Object) string {
	if r.Param {
		return param(o, r.Arg, isFunc)
	}
	return wrong(isFunc(o.Type()), "is no function type")
}

func checkRegistrar(r sdk.Registrar, o types.Object) string {
	fits := map[sdk.Form]func(types.Type) bool{
		sdk.Value:       isFunc,
		sdk.Bundle:      isStruct,
		sdk.Bundles:     isSlice,
		sdk.BundleMap:   isMap,
		sdk.Provider:    isInterface,
		sdk.Constructor: isAny,
	}[r.Form]
	if r.Reflect {
		fits = isAny
	}
	return all(param(o, r.Arg, fits), variadic(o, r.Arg, r.Variadic), optional(o, r.NameArg, anything))
}

func isStruct(t types.Type) bool {
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	_, ok := t.Underlying().(*types.Struct)
	return ok
}

func isSlice(t types.Type) bool {
	s, ok := t.Underlying().(*types.Slice)
	return ok && isStruct(s.Elem())
}

func isMap(t types.Type) bool {
	m, ok := t.Underlying().(*types.Map)
	return ok && isStruct(m.Elem())
}

func isInterface(t types.Type) bool {
	i, ok := t.Underlying().(*types.Interface)
	return ok && !i.Empty()
}

func checkBuilder(r sdk.Builder, o types.Object) string {
	var complaints []string
	for _, i := range r.Text {
		complaints = append(complaints, param(o, i, isString))
	}
	for _, i := range r.Error {
		complaints = append(complaints, param(o, i, isErrorOrAny))
	}
	for _, i := range slices.Concat(r.Structured, r.Content) {
		complaints = append(complaints, param(o, i, anything))
	}
	if r.Flag == sdk.Given {
		complaints = append(complaints, param(o, r.FlagArg, isBool))
	}
	f, ok := o.(*types.Func)
	if !ok {
		return "is no function"
	}
	sig := f.Signature()
	parts := len(r.Text) + len(r.Error)
	return all(append(complaints,
		wrong(sig.Variadic() == (r.Variadic || r.Format), "is variadic, or is not"),
		wrong(!r.OnReceiver || sig.Recv() != nil && sig.Results().Len() == 0, "does not fill its receiver"),
		wrong(r.OnReceiver || sig.Results().Len() > 0, "makes nothing"),
		wrong(r.Layout == "" || strings.Count(r.Layout, "%s") == parts, "has another layout"),
	)...)
}

func checkResult(r sdk.Result, o types.Object) string {
	flag := isBool
	if r.PointerFlag {
		flag = isBoolPointer
	}
	return all(isType(o), hasField(o, r.IsError, flag), hasField(o, r.Content, anything),
		hasField(o, r.Structured, anything), hasField(o, r.Meta, anything))
}

func checkErrorType(r sdk.ErrorType, o types.Object) string {
	return all(isType(o), wrong(types.Implements(types.NewPointer(o.Type()), errorType), "is no error"),
		hasField(o, r.Code, anything), hasField(o, r.Message, isString), hasField(o, r.Data, anything))
}

func checkErrorValue(r sdk.ErrorValue, o types.Object) string {
	if r.Args == nil {
		return wrong(types.Implements(o.Type(), errorType), "is no error")
	}
	return all(returnsError(o, true), optional(o, r.Args.Code, anything),
		optional(o, r.Args.Message, anything), optional(o, r.Args.Data, anything))
}

func checkInstaller(r sdk.Installer, o types.Object) string {
	if r.Arg == sdk.None {
		return isFunction(o)
	}
	return all(param(o, r.Arg, isFunc), variadic(o, r.Arg, r.Variadic))
}

func checkWrapper(r sdk.Wrapper, o types.Object) string {
	f, ok := o.(*types.Func)
	return all(param(o, r.Arg, isFunc), wrong(ok && isFunc(f.Signature().Results().At(0).Type()), "makes no handler"))
}

func checkTransport(r sdk.Transport, o types.Object) string {
	return optional(o, r.Writer, func(t types.Type) bool { return t.String() == "io.Writer" })
}
