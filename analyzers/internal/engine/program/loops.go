package program

import (
	"go/ast"
	"go/types"
	"maps"
	"reflect"
	"slices"

	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
)

// A source is what a package is built from.
//
// The builder of the SSA form makes a function of its own of the body of a loop over an
// iterator, which is what compilers do. All returns in the body become stores to the same
// results, and tests of errors around the loop say nothing in it. Readers see a loop like any
// other, and so do rules if it is built as one: as a loop over a map that calling the
// iterator returns. The iterator is called without a body, which is nil.
type source struct {
	files  []*ast.File
	info   *types.Info
	copies map[ast.Node]ast.Node // of the nodes around such loops, and large literals: the tree is shared
	origin map[ast.Node]ast.Node // the way back
	cut    bool                  // there are literals of which only a part is built
}

// newSource prepares the files of a package. They are used as they are where no loop runs
// over an iterator, and no literal is too large.
func newSource(root inspector.Cursor, files []*ast.File, info *types.Info) *source {
	s := &source{files: files, info: info, copies: make(map[ast.Node]ast.Node), origin: make(map[ast.Node]ast.Node)}
	var loops []*ast.RangeStmt
	for cur := range root.Preorder((*ast.RangeStmt)(nil)) {
		if iterated(info, cur.Node().(*ast.RangeStmt)) != nil {
			if len(loops) == 0 {
				s.info = extensible(info)
			}
			loops = append(loops, s.copied(cur).(*ast.RangeStmt))
		}
	}
	tables := s.tables(root, len(loops) > 0)
	if len(loops)+len(tables) == 0 {
		return s
	}
	for _, loop := range loops {
		loop.X = s.called(loop)
	}
	for _, table := range tables {
		table.Elts = table.Elts[:budget.Most]
		s.cut = true
	}
	s.files = slices.Clone(files)
	for i, file := range files {
		s.files[i] = copyIn(s.copies, file)
	}
	for i, initial := range info.InitOrder {
		s.info.InitOrder[i] = &types.Initializer{Lhs: initial.Lhs, Rhs: copyIn(s.copies, initial.Rhs)}
	}
	return s
}

// tables returns copies of the literals that have more than [budget.Most] elements. What they say is in the first of
// them; with the rest of a million there would be no memory for anything else.
func (s *source) tables(root inspector.Cursor, extended bool) []*ast.CompositeLit {
	var list []*ast.CompositeLit
	for cur := range root.Preorder((*ast.CompositeLit)(nil)) {
		if len(cur.Node().(*ast.CompositeLit).Elts) > budget.Most {
			if !extended {
				s.info, extended = extensible(s.info), true
			}
			list = append(list, s.copied(cur).(*ast.CompositeLit))
		}
	}
	return list
}

// original returns the node of the files of the package for one that was built.
func (s *source) original(n ast.Node) ast.Node { return copyIn(s.origin, n) }

func copyIn[N ast.Node](copies map[ast.Node]ast.Node, n N) N {
	if other, ok := copies[n]; ok {
		return other.(N)
	}
	return n
}

// iterated returns the type of the body of a loop over an iterator, or nil. Loops over
// parameters of types that can be different iterators are left to the builder.
func iterated(info *types.Info, loop *ast.RangeStmt) *types.Signature {
	t := info.TypeOf(loop.X)
	if t == nil {
		return nil
	}
	iterator, ok := t.Underlying().(*types.Signature)
	if !ok || iterator.Params().Len() != 1 {
		return nil
	}
	body, _ := iterator.Params().At(0).Type().Underlying().(*types.Signature)
	return body
}

// extensible returns what is known of the nodes of the package in maps that can be added to.
func extensible(info *types.Info) *types.Info {
	more := *info
	more.Types = maps.Clone(info.Types)
	more.Uses = maps.Clone(info.Uses)
	more.Implicits = maps.Clone(info.Implicits)
	more.Selections = maps.Clone(info.Selections)
	more.FileVersions = maps.Clone(info.FileVersions)
	more.InitOrder = slices.Clone(info.InitOrder)
	return &more
}

// copied returns a copy of a node that is part of copies of all the nodes around it.
func (s *source) copied(cur inspector.Cursor) ast.Node {
	n := cur.Node()
	if made, ok := s.copies[n]; ok {
		return made
	}
	made := shallow(n)
	s.copies[n], s.origin[made] = made, n
	s.know(made, n)
	if _, ok := n.(*ast.File); !ok {
		kind, index := cur.ParentEdge()
		slot := reflect.ValueOf(s.copied(cur.Parent())).Elem().FieldByName(kind.FieldName())
		if index >= 0 {
			slot = slot.Index(index)
		}
		slot.Set(reflect.ValueOf(made))
	}
	return made
}

// shallow copies a node with its lists, but not what is in them. A list that is nil stays so: the clause of a default
// is one without expressions.
func shallow(n ast.Node) ast.Node {
	made := reflect.New(reflect.TypeOf(n).Elem())
	made.Elem().Set(reflect.ValueOf(n).Elem())
	for i := range made.Elem().NumField() {
		if field := made.Elem().Field(i); field.Kind() == reflect.Slice && !field.IsNil() {
			list := reflect.MakeSlice(field.Type(), field.Len(), field.Len())
			reflect.Copy(list, field)
			field.Set(list)
		}
	}
	return made.Interface().(ast.Node)
}

// know says of a copy what is known of the node.
func (s *source) know(made, n ast.Node) {
	if e, ok := n.(ast.Expr); ok {
		if known, ok := s.info.Types[e]; ok {
			s.info.Types[made.(ast.Expr)] = known
		}
	}
	if obj, ok := s.info.Implicits[n]; ok {
		s.info.Implicits[made] = obj
	}
	switch made := made.(type) {
	case *ast.SelectorExpr:
		if selected, ok := s.info.Selections[n.(*ast.SelectorExpr)]; ok {
			s.info.Selections[made] = selected
		}
	case *ast.File:
		if version, ok := s.info.FileVersions[n.(*ast.File)]; ok {
			s.info.FileVersions[made] = version
		}
	}
}

// called returns a call of the iterator of a loop.
func (s *source) called(loop *ast.RangeStmt) *ast.CallExpr {
	body := iterated(s.info, loop)
	none := &ast.Ident{NamePos: loop.Range, Name: "nil"}
	s.info.Uses[none] = types.Universe.Lookup("nil")
	s.info.Types[none] = types.TypeAndValue{Type: body}
	call := &ast.CallExpr{Fun: loop.X, Lparen: loop.Range, Args: []ast.Expr{none}, Rparen: loop.Range}
	s.info.Types[call] = types.TypeAndValue{Type: types.NewMap(yielded(body, 0), yielded(body, 1))}
	return call
}

// yielded returns the type of a parameter of the body of a loop, if it has that.
func yielded(body *types.Signature, index int) types.Type {
	if index < body.Params().Len() {
		return body.Params().At(index).Type()
	}
	return types.Typ[types.Invalid]
}
