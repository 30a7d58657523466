package requests

import (
	"go/token"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// ReadFrom returns what is known of what is read from a stream: the body of an HTTP
// response tells of internals.
func ReadFrom(pass *analysis.Pass, stream ssa.Value, pos token.Pos) cause.Readable {
	body := BodyIn(stream)
	if body == nil || IsUsedUp(pass, body) {
		return cause.Readable{}
	}
	text := cause.From(cause.Sensitive, words.BodyText, pos)
	text.Short = around.Reaches(isLimited, stream)
	return cause.Readable{Text: []cause.Origin{text}}
}

// isLimited reports whether a stream ends after so many bytes, whatever is behind it.
func isLimited(v ssa.Value) bool {
	call, _ := program.CallOf(v)
	return call != nil && funcs.IsLimit(&call.Call)
}

// BodyIn returns the place of the body of a response from which a stream reads, or nil.
func BodyIn(stream ssa.Value) *ssa.FieldAddr {
	addr, ok := paths.ReadFrom[*ssa.FieldAddr](around.Start(stream))
	if !ok || !isBody(addr) {
		return nil
	}
	return addr
}

// around is the query for the stream around which others stand, such as io.LimitReader(resp.Body, 100).
var around = flow.Query{Kinds: flow.Box | flow.Convert | flow.Argument, Skip: func(e flow.Edge) bool {
	call, ok := e.At.(*ssa.Call)
	return ok && !isFirst(call, e.From)
}}

func isFirst(call *ssa.Call, v ssa.Value) bool {
	return len(call.Call.Args) > 0 && call.Call.Args[0] == v
}

func isBody(addr *ssa.FieldAddr) bool {
	return IsResponse(addr.X.Type()) && program.FieldName(addr.X.Type(), addr.Field) == "Body"
}

// IsUsedUp reports whether the body is that of a response inside of a struct of
// another module, such as github.Response. Clients that hand out such structs have
// read the body and closed it before: reading it again gives nothing.
func IsUsedUp(pass *analysis.Pass, body *ssa.FieldAddr) bool {
	outer, ok := paths.ReadFrom[*ssa.FieldAddr](body.X)
	if !ok {
		return false
	}
	named := program.NamedOf(outer.X.Type())
	return named != nil && named.Obj().Pkg() != nil && !syntax.InModule(pass, named.Obj().Pkg())
}
