package fallible

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
)

// IsDecoder reports whether a call puts what it reads into what it is given.
func IsDecoder(call *ssa.Call) bool {
	obj := program.Called(call.Common())
	return obj != nil && decoders[obj.Name()]
}

// IsAttempt reports whether a call decodes what may be in another form, too: others have it, or the function reads it
// again, as in
//
//	if err := json.Unmarshal(data, &list); err != nil {
//		err = json.Unmarshal(data, &single)
//	}
func (r *Calls) IsAttempt(f Call) bool {
	return f.Instr != nil && IsDecoder(f.Instr) && (!r.DecodesRead(f.Instr) || slices.ContainsFunc(f.Instr.Call.Args, func(arg ssa.Value) bool {
		arg = unconverted(arg)
		return (program.IsBytes(arg.Type()) || program.IsString(arg.Type())) && len(program.UsesOf(arg)) > 1
	}))
}

// unconverted returns the text of which a list of bytes is made, or the value itself.
func unconverted(v ssa.Value) ssa.Value {
	if convert, ok := v.(*ssa.Convert); ok {
		return convert.X
	}
	return v
}

// decodesLine reports whether a call decodes a line of something that is read line by line.
func decodesLine(call *ssa.Call) bool {
	return slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		line, _ := program.CallOf(unconverted(arg))
		obj := (*types.Func)(nil)
		if line != nil {
			obj = program.Called(&line.Call)
		}
		return syntax.PathOf(obj) == "bufio"
	})
}

// DecodesRead reports whether a call decodes all that the function has read from outside: the
// content in content, err := os.ReadFile(name).
func (r *Calls) DecodesRead(call *ssa.Call) bool {
	return IsDecoder(call) && slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		if requests.BodyIn(arg) != nil { // json.NewDecoder(resp.Body)
			return true
		}
		arg = unconverted(arg)
		read, _ := program.CallOf(arg)
		if read == nil || !program.IsBytes(arg.Type()) && !program.IsString(arg.Type()) {
			return false
		}
		f, ok := Of(read)
		return ok && r.Fails(f)
	})
}
