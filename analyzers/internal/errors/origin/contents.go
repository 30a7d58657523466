package origin

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// contents returns what can be read in a variable, or in what a pointer points
// to: what the function stores there, in fields and in elements, and what it lets
// builders of the libraries put there.
func (e Texts) contents(variable ssa.Value) cause.Readable {
	var s cause.Readable
	for v, use := range (flow.Query{Kinds: flow.Parts | flow.Box | flow.Load | flow.Capture, Skip: e.hides}).Uses(variable) {
		if e.work.Over() {
			break
		}
		for into, put := range paths.Puts(use) {
			if into == v {
				s.Add(e.Shown(put))
			}
		}
		switch use := use.(type) {
		case *ssa.Call:
			s.Add(e.filledBy(use, v))
		case *ssa.Store:
			s.Add(funcs.Complaints(use))
		}
	}
	return s
}

// hides reports whether an edge leads to a field that no agent reads: it holds an error as such, or is the flag or the
// metadata of a result.
func (e Texts) hides(edge flow.Edge) bool {
	if _, field := edge.At.(*ssa.FieldAddr); !field {
		return false
	}
	field := paths.FieldOf(edge.To)
	if field == nil || program.CanBeError(field.Type()) {
		return true
	}
	role := e.flow.Set.ResultField(field)
	return role == sdk.ErrorFlag || role == sdk.Metadata
}

// filledBy returns what a call puts into one of its arguments.
func (e Texts) filledBy(call *ssa.Call, target ssa.Value) cause.Readable {
	obj := program.Called(&call.Call)
	site := calls.At(call)
	if obj == nil || site.Arg(0) != target {
		return cause.Readable{}
	}
	if _, row, ok := e.flow.Set.Builder(obj); ok && row.OnReceiver {
		return e.Makers().built(row, calls.Site{Call: site.Call, Args: site.Args[1:], Pos: site.Pos, Block: site.Block})
	}
	f := funcs.Of(obj)
	if f.Fills != nil {
		return cause.ShownBy(e.written(*f.Fills, site))
	}
	if f.Copies {
		read := requests.ReadFrom(e.flow.Pass, site.Arg(1), site.Pos)
		if f.Limits {
			return read.Short()
		}
		return read
	}
	if funcs.FullName(obj) == "runtime.Stack" {
		return cause.Readable{Text: []cause.Origin{cause.From(cause.Sensitive, words.StackText, site.Pos)}}
	}
	return cause.Readable{}
}

// byBuiltin returns what is known of the result of a builtin function.
func (e Texts) byBuiltin(s calls.Site) cause.Outcome {
	switch s.Call.Value.Name() {
	case "append", "min", "max":
		var o cause.Outcome
		for _, arg := range s.Args {
			o.Readable.Add(e.Shown(arg))
		}
		return o
	}
	return cause.Outcome{Failures: cause.Untraced()}
}

// MarksOf returns the marks of a result.
func (e Texts) MarksOf(v ssa.Value) cause.Marks {
	_, row, ok := e.flow.Set.Result(v.Type())
	if !ok {
		return cause.Marks{}
	}
	return e.marksIn(v, row, make(map[ssa.Value]bool))
}

func (e Texts) marksIn(v ssa.Value, row sdk.Result, seen map[ssa.Value]bool) cause.Marks {
	if seen[v] {
		return cause.Marks{}
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.Phi:
		edges, _ := e.flow.FromPhi(v)
		return e.marksOfAny(edges, row, seen)
	case *ssa.Call:
		return e.markedLater(v, row, e.Calls().ResultOf(calls.At(v), 0).Marks)
	case *ssa.Extract:
		if call, _ := program.CallOf(v); call != nil {
			return e.markedLater(v, row, e.Calls().ResultOf(calls.At(call), v.Index).Marks)
		}
	case *ssa.Alloc:
		return e.markedLater(v, row, cause.Marks{Flag: cause.Cleared, Data: cause.Cleared})
	case *ssa.ChangeType:
		return e.marksIn(v.X, row, seen)
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return cause.Marks{}
		}
		if variable, ok := v.X.(*ssa.Alloc); ok && program.StructOf(variable.Type()) != nil {
			return e.marksIn(variable, row, seen)
		}
		values, _ := e.Storage().stored(v)
		return e.marksOfAny(values, row, seen)
	}
	return cause.Marks{}
}

func (e Texts) marksOfAny(values []ssa.Value, row sdk.Result, seen map[ssa.Value]bool) cause.Marks {
	var m cause.Marks
	for _, v := range values {
		m = m.Or(e.marksIn(v, row, seen))
	}
	return m
}

// markedLater returns the marks of a result after what the function does to it.
func (e Texts) markedLater(v ssa.Value, row sdk.Result, m cause.Marks) cause.Marks {
	for _, set := range paths.StoredIn(v, row.IsError) {
		if t := FlagOf(set); t != cause.Cleared {
			m.Flag = t
		}
	}
	for _, data := range paths.StoredIn(v, row.Structured) {
		if !program.IsNil(data) {
			m.Data = cause.Raised
		}
	}
	for call := range program.UsesAs[*ssa.Call](v) {
		_, b, _ := e.flow.Set.Builder(program.Called(&call.Call))
		if b.OnReceiver && b.Flag == sdk.Raised {
			m.Flag = cause.Raised
		}
		if b.OnReceiver && len(b.Structured) > 0 {
			m.Data = cause.Raised
		}
	}
	return m
}
