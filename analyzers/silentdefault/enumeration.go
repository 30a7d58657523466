package silentdefault

import (
	"cmp"
	"fmt"
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/choices"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/schema"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

// enumerations reports arguments that are taken for a default unless they are one of some texts, here
// or in a function that gets them: one finding for each place at which they are.
func (c *checker) enumerations(functions []*ssa.Function, known *choices.Result, checks bool) {
	list := slices.DeleteFunc(slices.Clone(known.Choices), func(choice choices.Choice) bool { return !c.isChosen(choice) })
	if len(list) == 0 {
		return
	}
	declared := enumerationsOf(functions)
	for len(list) > 0 {
		first := list[0]
		isSame := func(other choices.Choice) bool { return other.Way.Place == first.Way.Place }
		if !declared.refuses(first, checks || c.isHeld(first)) {
			report.Report(c.pass, chosen(list, isSame, known.Home))
		}
		list = slices.DeleteFunc(list, isSame)
	}
}

// isChosen reports whether a text is an argument that comes into a handler itself, and not from a
// function that calls the one at hand.
func (c *checker) isChosen(choice choices.Choice) bool {
	fn := choice.Text.Parent()
	if choice.Param != nil && c.handlerOf(choice.Param.Parent()) == nil || syntax.InTest(c.pass.Fset, choice.Pos) {
		return false
	}
	switch x := choice.Text.(type) {
	case *ssa.Slice:
		return false // a part of a text
	case *ssa.Extract:
		if _, key := x.Tuple.(*ssa.Next); key {
			return false // the name of an argument
		}
	}
	return !c.found.IsLeftOver(program.Outermost(fn)) && c.found.IsArgument(choice.Text)
}

func (c *checker) handlerOf(fn *ssa.Function) *handlers.Handler {
	i := slices.IndexFunc(c.found.Handlers, func(h *handlers.Handler) bool { return h.Func == fn })
	if i < 0 {
		return nil
	}
	return c.found.Handlers[i]
}

// isHeld reports whether the library holds an argument against a schema before it calls the handler.
func (c *checker) isHeld(choice choices.Choice) bool {
	if choice.Param == nil {
		return false
	}
	h := c.handlerOf(choice.Param.Parent())
	return h.Library == goSDK && (h.Kind == sdk.TypedTool || h.Kind == sdk.StructuredTool)
}

// goSDK is the library that holds the arguments of typed tools against their schemas.
const goSDK = "go-sdk"

// chosen returns the finding for the first of some choices, with those at the same place related.
func chosen(list []choices.Choice, isSame func(choices.Choice) bool, home *places.Home) report.Finding {
	first := list[0]
	argument := "an argument"
	if name := cmp.Or(argumentName(first.Text), jsonName(first.Text.Type(), first.Field)); name != "" {
		argument = "the argument " + strconv.Quote(name)
	}
	f := report.Finding{Pos: first.Pos, Category: categoryChoice, Strict: true}
	f.Message = "takes any value of " + argument
	if first.Handed {
		f.Message = "gives " + argument + " to " + first.Way.Func + ", which takes any value"
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: home.Pos(first.Way.Place), Message: "takes any other value here"})
	}
	taken := "a default"
	if text := first.Taken(); text != "" {
		taken = strconv.Quote(text)
	}
	f.Message += " but " + listed(first.Known()) + " for " + taken + ": an agent that gives another one gets an answer to what it has not asked; return an error that lists the values"
	for _, other := range list[1:] {
		if isSame(other) && other.Pos != first.Pos {
			f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.Pos, Message: "gives it an argument, too"})
		}
	}
	return f
}

// maxListed is how many texts are listed.
const maxListed = 4

// listed lists texts, such as `"asc" and "desc"`.
func listed(texts []string) string {
	var list []string
	for _, text := range texts {
		list = append(list, fmt.Sprintf("%q", text))
	}
	if more := len(texts) - maxListed; more > 1 {
		return strings.Join(list[:maxListed], ", ") + fmt.Sprintf(" and %d others", more)
	}
	return joined(list)
}

// argumentName returns the name of the argument that a value is, or nothing.
func argumentName(v ssa.Value) string {
	for range maxJudged * 2 {
		switch x := v.(type) {
		case *ssa.TypeAssert:
			v = x.X
		case *ssa.Extract:
			v = x.Tuple
		case *ssa.Lookup:
			return program.TextOf(x.Index)
		case *ssa.Call:
			for _, arg := range x.Call.Args {
				if name := cmp.Or(program.TextOf(arg), argumentName(arg)); name != "" {
					return name
				}
			}
			return ""
		case *ssa.Field:
			return jsonName(x.X.Type(), program.Field(x.X.Type(), x.Field))
		case *ssa.FieldAddr:
			return jsonName(x.X.Type(), program.Field(x.X.Type(), x.Field))
		case *ssa.IndexAddr:
			v = x.X
		case *ssa.UnOp:
			v = x.X
		default:
			return ""
		}
	}
	return ""
}

// jsonName returns the name of a field of a struct in JSON.
func jsonName(t types.Type, field *types.Var) string {
	s := program.StructOf(t)
	if s == nil {
		return ""
	}
	for _, f := range schema.Fields(s) {
		if f.Origin() == field {
			return f.Name
		}
	}
	return ""
}

// lists are the enumerations that the schemas of the tools of a package have.
type lists [][]string

// enumerationsOf returns the enumerations that a package writes out for schemas.
//
//	mcp.WithString("mode", mcp.Enum("brief", "full"))
//	&jsonschema.Schema{Enum: []any{"brief", "full"}}
//	map[string]any{"type": "string", "enum": []string{"brief", "full"}}
func enumerationsOf(functions []*ssa.Function) lists {
	var all lists
	for instr := range program.InstructionsOf[ssa.Instruction](functions) {
		var list ssa.Value
		switch instr := instr.(type) {
		case *ssa.Call:
			if obj := program.Called(instr.Common()); obj != nil && isMCPGo(obj.Pkg()) && obj.Name() == "Enum" {
				list = instr.Call.Args[0]
			}
		case *ssa.Store:
			if addr, ok := instr.Addr.(*ssa.FieldAddr); ok && program.FieldName(addr.X.Type(), addr.Field) == "Enum" {
				list = instr.Val
			}
		case *ssa.MapUpdate:
			if program.TextOf(instr.Key) == "enum" {
				list = instr.Value
			}
		}
		if texts := textsOf(list); len(texts) > 0 {
			all = append(all, texts)
		}
	}
	return all
}

// textsOf returns the texts of a list that is written out.
func textsOf(list ssa.Value) []string {
	if box, ok := list.(*ssa.MakeInterface); ok {
		list = box.X
	}
	if list == nil {
		return nil
	}
	var texts []string
	for _, v := range program.Elements(list) {
		if box, ok := v.(*ssa.MakeInterface); ok {
			v = box.X
		}
		texts = append(texts, program.TextOf(v))
	}
	return texts
}

// refuses reports whether the values of an argument are those of an enumeration, and are held
// against it.
func (l lists) refuses(choice choices.Choice, held bool) bool {
	return held && slices.ContainsFunc(l, func(texts []string) bool {
		return !slices.ContainsFunc(choice.Known(), func(text string) bool { return !slices.Contains(texts, text) })
	})
}
