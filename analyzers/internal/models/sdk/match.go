package sdk

import (
	"go/types"
	"slices"
)

// Match says which handler a function is.
type Match struct {
	// SDK is the SDK that would serve it.
	SDK *SDK
	// Kind is what the handler serves. Of several kinds that have one type, it is the first in the table.
	Kind Kind
	// Loose tells that the SDK takes such functions, but that functions that
	// are no handlers can have the same type.
	Loose bool
}

// Handler says which handler a function of type t is. It is none unless t, or
// its underlying type, is identical to the type of a handler.
func (s *Set) Handler(t types.Type) (Match, bool) {
	if t == nil {
		return Match{}, false
	}
	return s.handlers.match(t)
}

// pattern is the type of a handler.
type pattern struct {
	sdk    *SDK
	kind   Kind
	sig    *types.Signature
	params []*types.TypeParam // which stand for any type
	loose  bool
}

// matcher finds the handler that a type is.
type matcher struct {
	named    map[*types.TypeName]*pattern   // named types of handlers
	mentions map[*types.TypeName][]*pattern // all, by a type in their signature
}

func newMatcher(views []*view) matcher {
	m := matcher{
		named:    make(map[*types.TypeName]*pattern),
		mentions: make(map[*types.TypeName][]*pattern),
	}
	for _, v := range views {
		for _, h := range v.sdk.Handlers {
			obj := v.object(h.Type)
			if obj == nil {
				obj = v.unseen(h)
			}
			if obj != nil && v.applies(h.Versions) {
				m.add(v.sdk, h, obj)
			}
		}
	}
	return m
}

// add adds the handler that obj describes.
func (m *matcher) add(sdk *SDK, h Handler, obj types.Object) {
	p := patternOf(h, obj)
	if p == nil {
		return
	}
	p.sdk, p.kind, p.loose = sdk, h.Kind, h.Loose
	if name := nameOf(obj); name != nil {
		if m.named[name] != nil {
			return
		}
		m.named[name] = p
	}
	for _, name := range mentionsOf(p.sig) {
		m.mentions[name] = append(m.mentions[name], p)
		return
	}
}

// nameOf returns the named type that obj is, or nil: obj can also be an alias of
// another type, or no type at all.
func nameOf(obj types.Object) *types.TypeName {
	name, ok := obj.(*types.TypeName)
	if !ok {
		return nil
	}
	named, ok := types.Unalias(name.Type()).(*types.Named)
	if !ok || named.TypeArgs().Len() > 0 {
		return nil
	}
	return named.Obj()
}

// patternOf returns the signature that obj describes, or nil.
func patternOf(h Handler, obj types.Object) *pattern {
	t := obj.Type()
	p := new(pattern)
	switch generic := types.Unalias(t).(type) {
	case *types.Named:
		if generic.TypeArgs().Len() == 0 {
			p.params = slices.Collect(generic.TypeParams().TypeParams())
		}
	case *types.Signature:
		p.params = append(slices.Collect(generic.TypeParams().TypeParams()), slices.Collect(generic.RecvTypeParams().TypeParams())...)
		if h.Param {
			t = parameter(generic, h.Arg)
		}
	}
	if t == nil {
		return nil
	}
	p.sig, _ = t.Underlying().(*types.Signature)
	if p.sig == nil {
		return nil
	}
	return p
}

// parameter returns the type of the parameter at index i, or nil.
func parameter(sig *types.Signature, i int) types.Type {
	if i < 0 || i >= sig.Params().Len() {
		return nil
	}
	return sig.Params().At(i).Type()
}

// match finds the handlers of type t. Types of which more is fixed take
// precedence.
func (m *matcher) match(t types.Type) (Match, bool) {
	if named, ok := types.Unalias(t).(*types.Named); ok {
		if p := m.named[named.Origin().Obj()]; p != nil {
			found := p.found()
			found.Loose = false
			return found, true
		}
	}
	sig, ok := t.Underlying().(*types.Signature)
	if !ok {
		return Match{}, false
	}
	var best Match
	rank := -1
	for _, name := range mentionsOf(sig) {
		for _, p := range m.mentions[name] {
			if (rank < 0 || p.rank() < rank) && p.accepts(sig) {
				best, rank = p.found(), p.rank()
			}
		}
	}
	return best, rank >= 0
}

// rank is the number of types that are not fixed.
func (p *pattern) rank() int { return len(p.params) }

func (p *pattern) found() Match {
	return Match{SDK: p.sdk, Kind: p.kind, Loose: p.loose}
}
