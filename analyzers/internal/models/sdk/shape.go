package sdk

import "go/types"

// addShape adds the functions that an SDK takes by reflection, by the type that
// tells them from others: that of the result, or else that of the context.
func (m *matcher) addShape(v *view, s *Shape) {
	if !v.applies(s.Versions) {
		return
	}
	p := &pattern{sdk: v.sdk, kind: s.Kind, shape: s}
	p.context = typeIn(v, s.Context)
	p.result = typeIn(v, s.Result)
	switch {
	case s.Context != "" && p.context == nil || s.Result != "" && p.result == nil:
	case p.result != nil:
		m.mentions[p.result] = append(m.mentions[p.result], p)
	case p.context != nil && s.NeedsContext:
		m.mentions[p.context] = append(m.mentions[p.context], p)
	}
}

// typeIn returns the object of the named type, or nil.
func typeIn(v *view, name string) *types.TypeName {
	if name == "" {
		return nil
	}
	if obj, ok := v.object(name).(*types.TypeName); ok {
		return namedOf(obj.Type())
	}
	return nil
}

// acceptsShape reports whether the signature has the shape of the pattern.
func (p *pattern) acceptsShape(sig *types.Signature) bool {
	params, results := sig.Params(), sig.Results()
	if sig.Variadic() || results.Len() != 2 || !isError(results.At(1).Type()) {
		return false
	}
	if p.result != nil && !pointsTo(results.At(0).Type(), p.result) {
		return false
	}
	rest := params.Len()
	if rest > 0 && p.isContext(params.At(0).Type()) {
		rest--
	} else if p.shape.NeedsContext {
		return false
	}
	if p.shape.Args {
		return rest == 1
	}
	return rest == 0
}

// isContext reports whether t is what the shape takes first.
func (p *pattern) isContext(t types.Type) bool {
	if p.context != nil {
		return namedOf(t) == p.context
	}
	named, ok := types.Unalias(t).(*types.Named)
	return ok && isContext(named.Obj())
}

func pointsTo(t types.Type, name *types.TypeName) bool {
	_, ok := types.Unalias(t).(*types.Pointer)
	return ok && namedOf(t) == name
}

func isError(t types.Type) bool {
	return types.Identical(t, types.Universe.Lookup("error").Type())
}
