package cdecl

// A Kind says what sort of type a [Type] is.
type Kind int

// The kinds of types.
const (
	Unknown Kind = iota // a name that nothing declares, or something that was not understood
	Void
	Basic // an arithmetic type
	Pointer
	Array
	Func
	Struct
	Union
	Enum
	Typedef
)

// A Type is a type of C, without qualifiers.
type Type struct {
	Kind Kind
	// Name is that of a typedef, the tag of a struct, union or enum, or that of a
	// basic type in the words of cgo, such as "int" and "ulong". It can be empty.
	Name string
	// Elem is what a pointer points to, an array holds, a function returns and a
	// typedef stands for.
	Elem *Type
	// Len is the length of an array, or negative if it is not known or not given.
	Len int64
	// Params are those of a function.
	Params []*Type
	// Complete means that the fields of a struct or union, or the values of an enum,
	// are known.
	Complete bool
	// Signed means that an enum has a negative value.
	Signed bool

	fields []field
	packed bool
}

// field is a field of a struct or union.
type field struct {
	name  string
	typ   *Type
	bits  bool // it has a width in bits
	width int64
}

// Resolved returns the type that a typedef stands for in the end, or the type itself.
func (t *Type) Resolved() *Type {
	for range maxDepth {
		if t.Kind != Typedef {
			return t
		}
		t = t.Elem
	}
	return unknown
}

// isInteger reports whether values of a type are integers.
func (t *Type) isInteger() bool {
	switch r := t.Resolved(); r.Kind {
	case Enum:
		return true
	case Basic:
		switch r.Name {
		case "float", "double", "longdouble", "complexfloat", "complexdouble", "int128":
			return false
		}
		return true
	}
	return false
}

// maxDepth is how deep types, expressions and headers can be nested.
const maxDepth = 100

var (
	unknown = &Type{Kind: Unknown}
	void    = &Type{Kind: Void}
)

func basic(name string) *Type        { return &Type{Kind: Basic, Name: name} }
func pointerTo(elem *Type) *Type     { return &Type{Kind: Pointer, Elem: elem} }
func unknownNamed(name string) *Type { return &Type{Kind: Unknown, Name: name} }
