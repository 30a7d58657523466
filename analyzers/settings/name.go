package settings

import (
	"fmt"
	"go/token"
	"go/types"
	"strings"
)

// A Name is the qualified name of a function, method, type or field, such as
// example.test/app.Serve, example.test/app.(*Router).Handle or
// example.test/app.Router.Handle.
type Name struct {
	text   string
	places []place
}

// A place is what a name can mean. Import paths have dots as well, so that
// gopkg.in/yaml.v3.Node can be a type of one package or a method of another.
type place struct{ path, owner, member string }

// ParseName reads a name.
func ParseName(text string) (Name, error) {
	n := Name{text: text}
	if path, method, ok := strings.Cut(text, ".(*"); ok {
		owner, member, _ := strings.Cut(method, ").")
		n.add(path, owner, member)
		if token.IsIdentifier(owner) && len(n.places) == 1 {
			return n, nil
		}
		return Name{}, noName(text)
	}
	directory := text[:strings.LastIndexByte(text, '/')+1]
	parts := strings.Split(text[len(directory):], ".")
	if last := len(parts) - 1; last > 0 {
		n.add(directory+strings.Join(parts[:last], "."), "", parts[last])
		if last > 1 && token.IsIdentifier(parts[last-1]) {
			n.add(directory+strings.Join(parts[:last-1], "."), parts[last-1], parts[last])
		}
	}
	if len(n.places) == 0 {
		return Name{}, noName(text)
	}
	return n, nil
}

func noName(text string) error {
	return fmt.Errorf("%q is no qualified name; want one as in example.test/app.Serve or example.test/app.(*Router).Handle", text)
}

// add adds what the name can mean, if it can.
func (n *Name) add(path, owner, member string) {
	if token.IsIdentifier(member) && isPath(path) {
		n.places = append(n.places, place{path, owner, member})
	}
}

// isPath reports whether a text can be an import path.
func isPath(text string) bool {
	for element := range strings.SplitSeq(text, "/") {
		if strings.Trim(element, ".") == "" {
			return false
		}
	}
	return !strings.ContainsFunc(text, func(r rune) bool { return r <= ' ' || strings.ContainsRune("!\"#$%&'()*,:;<=>?[\\]^`{|}", r) })
}

// String returns the name as it was written.
func (n Name) String() string { return n.text }

// short returns the name as messages have it, with the last element of the path alone.
func (n Name) short() string { return n.text[strings.LastIndexByte(n.text, '/')+1:] }

// Packages returns the import paths that the name may belong to.
func (n Name) Packages() []string {
	var paths []string
	for _, p := range n.places {
		paths = append(paths, p.path)
	}
	return paths
}

// in returns what the name means in a package, or nil: a function, a method, a field, or
// the name of a type.
func (p place) in(pkg *types.Package) types.Object {
	if p.owner == "" {
		switch obj := pkg.Scope().Lookup(p.member).(type) {
		case *types.Func:
			return obj
		case *types.TypeName:
			if named, ok := types.Unalias(obj.Type()).(*types.Named); ok {
				return named.Origin().Obj()
			}
		}
		return nil
	}
	owner, ok := pkg.Scope().Lookup(p.owner).(*types.TypeName)
	if !ok {
		return nil
	}
	switch found, _, _ := types.LookupFieldOrMethod(owner.Type(), true, pkg, p.member); found := found.(type) {
	case *types.Func:
		return found.Origin()
	case *types.Var:
		return found.Origin()
	}
	return nil
}

// isExported reports whether other packages can use what is meant.
func (p place) isExported() bool {
	return token.IsExported(p.member) && (p.owner == "" || token.IsExported(p.owner))
}
