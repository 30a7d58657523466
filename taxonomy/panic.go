package taxonomy

import (
	"encoding/json"
	"fmt"
	"reflect"
	"runtime/debug"

	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// FromPanic returns the internal error for a recovered panic. The value and the
// stack reach logs only. Call it in the deferred function that recovers, so
// that the stack is that of the panic:
//
//	defer func() {
//		if v := recover(); v != nil {
//			err = taxonomy.FromPanic(v)
//		}
//	}()
func FromPanic(recovered any) *Error {
	e := &Error{
		Code:    CodeInternalError,
		Message: "The tool failed because of a defect in its code.",
		Retry:   RetryNo,
		Detail:  "panic: " + describePanic(recovered),
		Extra:   map[string]any{"stack": string(debug.Stack())},
	}
	if err, ok := recovered.(error); ok {
		e.cause = finite(err)
	}
	return e
}

// describePanic returns the text of any value, for logs.
func describePanic(value any) string {
	switch v := value.(type) {
	case nil:
		return "nil"
	case error:
		return typeName(v) + ": " + errorText(v)
	case string:
		return v
	}
	t := reflect.TypeOf(value)
	switch t.Kind() {
	case reflect.Func, reflect.Chan, reflect.UnsafePointer:
		return "[" + t.String() + "]"
	case reflect.Struct, reflect.Map, reflect.Slice, reflect.Array, reflect.Pointer:
		return t.String() + " " + describeJSON(value)
	}
	return fmt.Sprint(value)
}

func describeJSON(value any) string {
	shown := "(unreadable)"
	_ = safely(func() {
		if text, err := json.Marshal(value); err == nil {
			shown = string(text)
		}
	})
	return form.Bounded(shown)
}
