package schema

import (
	"go/constant"
	"go/types"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Stated says what a schema that is written out refuses in the zero value of a type, in
// the words of [Inferred]. What is not written out is not known, and refuses nothing.
func Stated(schema ssa.Value, t types.Type) string {
	t = element(t)
	is := typeOf(t)
	if is == "" {
		return ""
	}
	s := read(schema)
	if is == null && slices.Equal(s.types, []string{object}) {
		is = object // the library takes null for an empty object
	}
	if words := s.ofType(is); words != "" {
		return "it is " + words
	}
	if is != object {
		return ""
	}
	sent := sentBy(t)
	for _, name := range s.required {
		if _, ok := sent[name]; !ok { // a default is not for what is required
			return "field `" + name + "` is missing and required"
		}
	}
	for _, p := range s.properties {
		if f, ok := sent[p.name]; ok {
			if words := read(p.schema).refuses(f); words != "" {
				return "field `" + p.name + "` is " + words
			}
		}
	}
	return ""
}

// sentBy returns the fields of a struct that stand in its zero value, by their names.
func sentBy(t types.Type) map[string]Field {
	sent := make(map[string]Field)
	if s, ok := t.Underlying().(*types.Struct); ok {
		for _, f := range Fields(s) {
			if !f.Omits(f.Type) {
				sent[f.Name] = f
			}
		}
	}
	return sent
}

// A property is one that a schema describes.
type property struct {
	name   string
	schema ssa.Value
}

// A statement is what is known of a schema.
type statement struct {
	types      []string
	required   []string
	properties []property
	values     []constant.Value // of which the value must be one
	minimum    map[string]float64
	pattern    string
}

// read returns what a literal of type jsonschema.Schema says.
func read(schema ssa.Value) statement {
	s := statement{minimum: make(map[string]float64)}
	if made, ok := schema.(*ssa.MakeInterface); ok {
		schema = made.X
	}
	literal, ok := schema.(*ssa.Alloc)
	if !ok {
		return s
	}
	for _, use := range *literal.Referrers() {
		addr, ok := use.(*ssa.FieldAddr)
		if !ok {
			continue
		}
		field := program.Field(addr.X.Type(), addr.Field)
		for _, set := range *addr.Referrers() {
			if store, ok := set.(*ssa.Store); ok && store.Addr == addr && field != nil {
				s.set(field.Name(), store.Val)
			}
		}
	}
	return s
}

// set notes what a field of a schema is set to.
func (s *statement) set(name string, v ssa.Value) {
	switch name {
	case "Type":
		if c := constantOf(v); c != nil && c.Kind() == constant.String && constant.StringVal(c) != "" {
			s.types = []string{constant.StringVal(c)}
		}
	case "Types":
		s.types = texts(v)
	case "Required":
		s.required = texts(v)
	case "Enum":
		s.values = constants(v)
	case "Pattern":
		if c := constantOf(v); c != nil && c.Kind() == constant.String {
			s.pattern = constant.StringVal(c)
		}
	case "MinLength", "MinItems", "MinProperties", "Minimum":
		if n, ok := pointedAt(v); ok {
			s.minimum[name] = n
		}
	case "Properties":
		s.properties = properties(v)
	}
}

// ofType says how a value of a type of JSON contradicts the types that are allowed.
func (s statement) ofType(is string) string {
	if len(s.types) == 0 || slices.Contains(s.types, is) || is == integer && slices.Contains(s.types, number) || is == number && slices.Contains(s.types, integer) {
		return ""
	}
	return article(is) + " and should be " + article(s.types[0])
}

func article(name string) string {
	switch name {
	case null:
		return name
	case object, array, integer:
		return "an " + name
	}
	return "a " + name
}

// refuses says how the zero value of a field contradicts the schema.
func (s statement) refuses(f Field) string {
	if f.quotes() {
		return s.ofType(text) // what the text says of its length or pattern is not looked at
	}
	is := typeOf(f.Type)
	if is == "" {
		return ""
	}
	if words := s.ofType(is); words != "" {
		return words
	}
	if len(s.values) > 0 && !slices.ContainsFunc(s.values, isZero) {
		return "none of the allowed values"
	}
	switch is {
	case text:
		if s.minimum["MinLength"] > 0 {
			return "empty and should not be"
		}
		if pattern, err := regexp.Compile(s.pattern); err == nil && s.pattern != "" && !pattern.MatchString("") {
			return "empty and should match a pattern"
		}
	case integer, number:
		if s.minimum["Minimum"] > 0 {
			return "0 and should be at least " + strconv.FormatFloat(s.minimum["Minimum"], 'g', -1, 64)
		}
	}
	return ""
}

// isZero reports whether a constant is "", 0 or false.
func isZero(c constant.Value) bool {
	switch c.Kind() {
	case constant.String:
		return constant.StringVal(c) == ""
	case constant.Bool:
		return !constant.BoolVal(c)
	}
	return strings.Trim(c.ExactString(), "0.") == ""
}
