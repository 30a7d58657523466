package taxonomy

import (
	"context"
	"encoding"
	"encoding/json"
	"net/http"
	"net/url"
	"reflect"
)

const (
	maxNesting = 64     // how deep a data value may be nested
	maxParts   = 10_000 // of how many values it may consist
)

// contents says why a data value is not shown to the agent.
type contents int

const (
	nothingFound contents = iota
	hasInternals          // an error, a context, a request or the like is in it
	endless               // it contains itself, or might as well
	tooMany               // it is too large to look through
)

// inspect looks through everything that marshalling value as JSON would show.
func inspect(value any) contents {
	in := inspector{left: maxParts}
	return in.look(reflect.ValueOf(value), maxNesting)
}

type inspector struct{ left int }

func (in *inspector) look(v reflect.Value, depth int) contents {
	if in.left--; in.left < 0 {
		return tooMany
	}
	switch v.Kind() {
	case reflect.Invalid:
		return nothingFound
	case reflect.Interface:
		return in.look(v.Elem(), depth)
	case reflect.Pointer, reflect.Map, reflect.Slice:
		if v.IsNil() {
			return nothingFound
		}
	}
	if depth == 0 {
		return endless
	}
	switch t := v.Type(); {
	case t == reflect.TypeFor[*Error]():
		return in.look(v.Elem(), depth-1)
	case t == reflect.TypeFor[Error]():
		// What it shows of itself is fit for the agent; its data may not be.
		return in.look(v.FieldByName("Data"), depth-1)
	case carriesInternals(t):
		return hasInternals
	case marshalsItself(v):
		return nothingFound
	}
	return in.parts(v, depth-1)
}

// parts looks at what v consists of.
func (in *inspector) parts(v reflect.Value, depth int) contents {
	switch v.Kind() {
	case reflect.Pointer:
		return in.look(v.Elem(), depth)
	case reflect.Map:
		for entries := v.MapRange(); entries.Next(); {
			if found := in.look(entries.Value(), depth); found != nothingFound {
				return found
			}
		}
	case reflect.Slice, reflect.Array:
		if isScalar(v.Type().Elem()) {
			return nothingFound
		}
		for i := range v.Len() {
			if found := in.look(v.Index(i), depth); found != nothingFound {
				return found
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			field := v.Type().Field(i)
			if field.Tag.Get("json") == "-" || !field.IsExported() && !field.Anonymous {
				continue
			}
			if found := in.look(v.Field(i), depth); found != nothingFound {
				return found
			}
		}
	}
	return nothingFound
}

// carriesInternals reports whether values of the type are errors or are known
// to hold credentials or the inside of the server.
func carriesInternals(t reflect.Type) bool {
	switch t {
	case reflect.TypeFor[http.Request](), reflect.TypeFor[http.Response](), reflect.TypeFor[http.Header](),
		reflect.TypeFor[http.Cookie](), reflect.TypeFor[url.URL](), reflect.TypeFor[url.Userinfo]():
		return true
	}
	isError := reflect.TypeFor[error]()
	return t.Implements(isError) || t.Kind() != reflect.Pointer && reflect.PointerTo(t).Implements(isError) ||
		t.Implements(reflect.TypeFor[context.Context]())
}

// marshalsItself reports whether the value decides itself what JSON shows.
func marshalsItself(v reflect.Value) bool {
	t := v.Type()
	if v.CanAddr() {
		t = reflect.PointerTo(t)
	}
	return t.Implements(reflect.TypeFor[json.Marshaler]()) || t.Implements(reflect.TypeFor[encoding.TextMarshaler]())
}

// isScalar reports whether values of the type have no parts.
func isScalar(t reflect.Type) bool {
	return (t.Kind() <= reflect.Complex128 || t.Kind() == reflect.String) && !carriesInternals(t)
}
