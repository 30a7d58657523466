package errstructured

import (
	"go/types"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/schema"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/remedy"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// failure is the name that a field of an output should not have.
const failure = "error"

// isVerdict reports whether a field says how something is that the tool was asked to look at: an
// error beside it is that of what was looked at, and no failure of the tool.
func isVerdict(f schema.Field) bool {
	switch strings.ToLower(f.Name) {
	case "status", "state", "health", "healthy", "ok", "success", "valid", "available", "reachable", "connected":
		return true
	}
	return false
}

// outputs reports the outputs of handlers that have a field for failures, each type
// once: where the field is declared, or at the handler if that is in another package.
func (c *checker) outputs() {
	found := c.pass.ResultOf[handlers.Analyzer].(*handlers.Result)
	for _, h := range found.Handlers {
		output := answers.Output(h)
		if output == nil || c.told[output.String()] {
			continue
		}
		c.told[output.String()] = true
		if pointer, ok := output.Underlying().(*types.Pointer); ok {
			output = pointer.Elem()
		}
		fields, ok := output.Underlying().(*types.Struct)
		if !ok {
			continue
		}
		list := schema.Fields(fields)
		for _, f := range list {
			if f.Name != failure || slices.ContainsFunc(list, isVerdict) {
				continue
			}
			who := report.SubjectOf(h)
			finding := report.Finding{
				Pos: f.Pos(), Category: categoryField, Strict: true,
				Message: "a failure that " + who.Does("report") + " in the field " + report.Code(failure) + " of " + c.nameOf(output) + " arrives as a success: isError is false",
				Help:    remedy.Anew(remedy.Answer(c.pass, sdk.Of(c.pass.Pkg).Named(h.Library), h.Kind)) + ", and leave the field out",
				Sees:    `isError: false, {"error": "…"}`,
			}
			if f.Pkg() != c.pass.Pkg {
				finding.Pos = h.Func.Pos()
			}
			report.Report(c.pass, finding)
		}
	}
}
