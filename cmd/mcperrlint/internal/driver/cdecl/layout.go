package cdecl

// layout is how much room a type takes, and what its address is a multiple of, in C and in
// Go: unions and some large numbers are bytes there.
type layout struct{ size, align, inGo int64 }

// sizes are the layouts of a platform.
type sizes struct {
	basic   map[string]layout
	pointer layout
	records map[*Type]layout // of those that are known
}

// sizesFor returns the layouts of a platform.
func sizesFor(p Platform) sizes {
	word := int64(8)
	switch p.Arch {
	case "386", "arm", "mips", "mipsle":
		word = 4
	}
	long := word
	if p.OS == "windows" {
		long = 4
	}
	wide := int64(8) // how integers and floats of 8 bytes are aligned
	if p.Arch == "386" && p.OS != "windows" {
		wide = 4
	}
	all := map[string]layout{"longdouble": {16, 16, 1}, "int128": {16, 16, 1}, "complexfloat": {8, 4, 4}, "complexdouble": {16, wide, wide}}
	for name, size := range map[string]int64{
		"char": 1, "schar": 1, "uchar": 1, "_Bool": 1, "short": 2, "ushort": 2, "int": 4, "uint": 4, "float": 4,
		"long": long, "ulong": long, "longlong": 8, "ulonglong": 8, "double": 8,
	} {
		all[name] = layout{size, min(size, wide), min(size, wide)}
	}
	return sizes{basic: all, pointer: layout{word, word, word}, records: make(map[*Type]layout)}
}

// of returns the layout of a type, if it is known.
func (s sizes) of(t *Type) (layout, bool) { return s.at(t, 0) }

func (s sizes) at(t *Type, depth int) (layout, bool) {
	if depth > maxDepth {
		return layout{}, false
	}
	switch t.Kind {
	case Basic:
		l, ok := s.basic[t.Name]
		return l, ok
	case Enum:
		return layout{4, 4, 4}, true
	case Pointer:
		return s.pointer, true
	case Typedef:
		return s.at(t.Elem, depth+1)
	case Array:
		l, ok := s.at(t.Elem, depth+1)
		n := max(t.Len, 0)
		if !ok || l.size > 0 && n > maxSize/l.size {
			return layout{}, false
		}
		return layout{n * l.size, l.align, l.inGo}, true
	case Struct, Union:
		if l, known := s.records[t]; known {
			return l, true
		}
		_, l, ok := s.record(t, depth)
		if ok {
			s.records[t] = l
		}
		return l, ok
	}
	return layout{}, false
}

// maxSize is how large types can be whose size is known.
const maxSize = 1 << 40

// Placed is a field of a struct at its place.
type Placed struct {
	Name   string // empty for one without
	Type   *Type
	Offset int64
	Size   int64
	Align  int64 // what Go makes its offset a multiple of
	Bits   bool  // it has a width in bits
}

// place returns the fields of a struct or union, and its size. Where the size of one is not
// known, all of them are at its beginning.
func (s sizes) place(t *Type) ([]Placed, int64, bool) {
	fields, l, ok := s.record(t, 0)
	if !ok {
		fields = nil
		for _, f := range t.fields {
			fields = append(fields, Placed{Name: f.name, Type: f.typ, Bits: f.bits})
		}
	}
	return fields, l.size, ok
}

func (s sizes) record(t *Type, depth int) ([]Placed, layout, bool) {
	if !t.Complete {
		return nil, layout{}, false
	}
	var all []Placed
	whole, bit := layout{0, 1, 1}, int64(0) // bit counts the bits of the last unit that are taken
	for _, f := range t.fields {
		l, ok := s.at(f.typ, depth+1)
		if !ok || whole.size > maxSize {
			return nil, layout{}, false
		}
		if t.packed {
			l.align = 1
		}
		at := int64(0)
		switch {
		case t.Kind == Union:
			whole.size = max(whole.size, l.size)
		case f.bits:
			at, bit = s.bits(&whole, l, bit, f.width)
		default:
			at, bit = roundUp(whole.size, l.align), 0
			whole.size, whole.inGo = at+l.size, max(whole.inGo, l.inGo)
		}
		whole.align = max(whole.align, l.align)
		all = append(all, Placed{f.name, f.typ, at, l.size, max(l.inGo, 1), f.bits})
	}
	whole.size = roundUp(whole.size, whole.align)
	return all, whole, true
}

// bits makes room for a field with a width: it shares a unit of its type with the one
// before if there is room.
func (s sizes) bits(whole *layout, unit layout, taken, width int64) (at, bit int64) {
	if width == 0 || unit.size == 0 {
		whole.size = roundUp(whole.size, max(unit.align, 1))
		return whole.size, 0
	}
	if taken == 0 {
		taken = whole.size * 8
	}
	if start, end := taken/(unit.size*8), (taken+width-1)/(unit.size*8); start != end {
		taken = roundUp(taken, unit.size*8)
	}
	at = taken / 8
	taken += width
	whole.size = max(whole.size, (taken+7)/8)
	if taken%8 == 0 {
		return at, 0
	}
	return at, taken
}

func roundUp(n, to int64) int64 { return (n + to - 1) / to * to }
