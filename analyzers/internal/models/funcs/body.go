package funcs

import (
	"go/token"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// ReadFrom returns what is known of what is read from a stream: the body of an HTTP
// response tells of internals.
func ReadFrom(pass *analysis.Pass, stream ssa.Value, pos token.Pos) cause.Readable {
	body := BodyIn(stream)
	if body == nil || IsUsedUp(pass, body) {
		return cause.Readable{}
	}
	return cause.Readable{Text: []cause.Origin{cause.From(cause.Sensitive, words.BodyText, pos)}}
}

// BodyIn returns the place of the body of a response from which a stream reads, or
// nil.
func BodyIn(stream ssa.Value) *ssa.FieldAddr {
	for {
		switch x := stream.(type) {
		case *ssa.MakeInterface:
			stream = x.X
			continue
		case *ssa.ChangeInterface:
			stream = x.X
			continue
		case *ssa.Call:
			// A reader around the body, such as io.LimitReader.
			if len(x.Call.Args) > 0 {
				stream = x.Call.Args[0]
				continue
			}
		case *ssa.UnOp:
			if addr, ok := x.X.(*ssa.FieldAddr); ok && x.Op == token.MUL && isBody(addr) {
				return addr
			}
		}
		return nil
	}
}

func isBody(addr *ssa.FieldAddr) bool {
	named := program.NamedOf(addr.X.Type())
	return named != nil && named.Obj().Pkg() != nil && FullName(named.Obj()) == "net/http.Response" && program.FieldName(addr.X.Type(), addr.Field) == "Body"
}

// IsUsedUp reports whether the body is that of a response inside of a struct of
// another module, such as github.Response. Clients that hand out such structs have
// read the body and closed it before: reading it again gives nothing.
func IsUsedUp(pass *analysis.Pass, body *ssa.FieldAddr) bool {
	load, ok := body.X.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return false
	}
	outer, ok := load.X.(*ssa.FieldAddr)
	if !ok {
		return false
	}
	named := program.NamedOf(outer.X.Type())
	return named != nil && named.Obj().Pkg() != nil && !syntax.InModule(pass, named.Obj().Pkg())
}
