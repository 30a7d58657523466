package errstructured

import (
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/schema"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/remedy"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// A checker looks at one package.
type checker struct {
	pass *analysis.Pass
	told map[string]bool // the outputs in which error results say what is wrong
}

// result reports an error result that does not arrive as it is returned, and reports
// whether it did.
func (c *checker) result(f answers.Flagged, schemas answers.Schemas) bool {
	library, output, empty := f.Library().Name, c.nameOf(f.Output), "the empty "+c.nameOf(f.Output)
	finding := report.Finding{Pos: f.Pos, End: f.End, Category: categoryOverwritten}
	switch refused := refused(f, schemas); {
	case refused != "":
		finding.Category = categorySchema
		finding.Message = "the error result of " + f.Who.String() + " is lost: " + empty + " breaks the schema (" + refused + ")"
		finding.Help = remedy.Anew(remedy.Answer(c.pass, f.Library(), f.Kind)) + ", or an output that fits the schema"
		finding.Sees = answers.Seen(f.Effect(sdk.BadOutput), "…")
	case f.Data && f.Zero:
		finding.Message = library + " replaces the structured content in the error result of " + f.Who.String() + " with " + empty + ": what is set here is lost"
		finding.Help = "put it into the content, or declare the output as `any` and return it there"
		finding.Sees = "isError: true, with " + empty + " as structured content"
	case f.Data:
		finding.Message = library + " replaces the structured content in the error result of " + f.Who.String() + " with the " + output + " returned beside it: what is set here is lost"
		finding.Help = "put it into the content, or into the output"
		finding.Sees = "isError: true, with the output as structured content"
	case f.Silent && f.Zero:
		finding.Message = f.Who.Does("return") + " an error result without content: " + library + " fills it with " + empty + ", which the agent reads as the reason"
		finding.Help = "say what went wrong in the content, or return an error"
		finding.Sees = "isError: true, and " + empty + " as its text"
	default:
		return false
	}
	report.Report(c.pass, finding)
	return true
}

// refused says what the schema of a tool refuses in its output.
func refused(f answers.Flagged, schemas answers.Schemas) string {
	stated, known := schemas.Of(f)
	switch {
	case !known || !f.Zero || f.Effect(sdk.BadOutput).Vehicle != sdk.ProtocolError:
		return ""
	case stated != nil:
		return schema.Stated(stated, f.Output)
	}
	return schema.Inferred(f.Output)
}

// nameOf returns a type as a message shows it: `elsewhere.Out`, and only "output" if it has no name.
func (c *checker) nameOf(t types.Type) string {
	if pointer, ok := t.(*types.Pointer); ok {
		t = pointer.Elem()
	}
	if _, isStruct := types.Unalias(t).(*types.Struct); isStruct {
		return "output"
	}
	return report.Code(types.TypeString(t, func(pkg *types.Package) string {
		if pkg == c.pass.Pkg {
			return ""
		}
		return pkg.Name()
	}))
}
