package sdk

import (
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// Remedy is what an SDK offers against failures, in code and in words, so that no rule compares
// libraries:
//
//	mcp-go, raw go-sdk     a result with the error flag and a nil error
//	typed go-sdk           the error itself, of which the library makes such a result
//	mcp-golang             the error itself: it has no error flag
//
// Which of them it is follows from the Effects. Names are those of the tables.
type Remedy struct {
	// Result is the code of an error result, with "%s" for its text.
	Result string
	// Failing names the function that makes an error result out of a text, Succeeding the one
	// that makes an ordinary result out of it.
	Failing, Succeeding string
	// Typed names the function that registers handlers whose errors become error results.
	Typed string
	// Server names the function that makes a server, to which fixes add options or middleware.
	Server string
	// Middleware names the options of Server that take middleware, with "%s" for the kind of
	// handler; "" if a server gets it later.
	Middleware string
	// Recovery says what to do for a server that recovers from panics, in versions that declare
	// Recoverer.
	Recovery, Recoverer string
	// Validation names the option with which a server holds arguments against the schemas of its
	// tools, ValidationSince the version that brought it, and Validating what is new in that version.
	Validation, ValidationSince, Validating string
	// Validated are the kinds of handlers whose arguments are held against their schemas anyway.
	Validated []Kind
	// Decoded are the kinds of handlers whose arguments are only decoded into a struct: one that must be given and is not
	// is a zero value there.
	Decoded []Kind
	// Bridge is the import path of our bridge to the SDK.
	Bridge string
	// Adding names the method of a server that takes a tool and its handler, of which the bridge has a
	// function that takes the server, the tool, a contract and the same handler.
	Adding string
}

// The remedies where the SDK makes of an error what the agent should get.
const (
	// ReturnTheError hands on what a call has returned.
	ReturnTheError = "return the error"
	// ReturnAnError is for places where no call has returned one, and where nobody knows who gets it.
	ReturnAnError = "return an error"
)

// Anew returns a remedy for a place where no call has returned an error that could be handed on.
func Anew(remedy string) string {
	if remedy == ReturnTheError {
		return ReturnAnError
	}
	return remedy
}

// Remedy returns how a handler of a kind answers with a failure, as an imperative: "return the error".
// The SDK can be nil.
func (s *Set) Remedy(sdk *SDK, kind Kind) string {
	if sdk == nil || !kind.IsTool() || s.Effect(sdk, kind, PlainError).Vehicle == ToolError {
		return ReturnTheError
	}
	if failing := sdk.Remedy.Failing; failing != "" && syntax.HasImport(s.pkg, sdk.home(failing)) && s.Declares(sdk, failing) {
		return "return `" + failing + "`"
	}
	for _, row := range sdk.Results {
		if row.IsError != "" {
			return "return a result with `" + row.IsError + "` set"
		}
	}
	return ReturnTheError
}

// Remedied returns what the client gets where a handler answers with a failure as [Set.Remedy] says.
func (s *Set) Remedied(sdk *SDK, kind Kind) Effect {
	if s.Remedy(sdk, kind) == ReturnTheError {
		return s.Effect(sdk, kind, PlainError)
	}
	return Effect{Vehicle: ToolError}
}

// Declares reports whether the version that the package sees declares a name, as far as it can tell.
func (s *Set) Declares(sdk *SDK, name string) bool {
	return s != nil && slices.ContainsFunc(s.views, func(v *view) bool { return v.sdk == sdk && v.declares(name) })
}

// Validates reports whether the version that the package sees has the option to hold arguments against schemas.
func (s *Set) Validates(sdk *SDK) bool {
	return sdk != nil && sdk.Remedy.Validation != "" && s.Declares(sdk, sdk.Remedy.Validating)
}

// Is reports whether a function, not a method, is the one with a name in the table of the SDK, which can be
// nil or "".
func (sdk *SDK) Is(f *types.Func, name string) bool {
	return sdk != nil && name != "" && syntax.IsFunc(f, sdk.home(name), name[strings.IndexByte(name, '.')+1:])
}

// home returns the import path of the package that declares a name.
func (sdk *SDK) home(name string) string {
	short, _, _ := strings.Cut(name, ".")
	return sdk.Packages[short]
}

// names matches the names of declarations in code.
var names = regexp.MustCompile(`\b[a-z]+\.[A-Z]\w*`)

// ErrorResult returns the code of an error result whose text is an expression, with the names that a
// file has at a position for what it needs. There is none if the SDK has no such code, or the file no
// such names.
func (sdk *SDK) ErrorResult(pass *analysis.Pass, file *ast.File, pos token.Pos, text string) (code string, ok bool) {
	ok = sdk.Remedy.Result != ""
	code = names.ReplaceAllStringFunc(sdk.Remedy.Result, func(name string) string {
		reference, found := sdk.Reference(pass, file, pos, name)
		ok = ok && found
		return reference
	})
	return strings.Replace(code, "%s", text, 1), ok
}

// Reference returns the text by which a file can refer to a declaration at a position.
func (sdk *SDK) Reference(pass *analysis.Pass, file *ast.File, pos token.Pos, name string) (string, bool) {
	return syntax.Reference(pass, file, pos, sdk.home(name), name[strings.IndexByte(name, '.')+1:])
}

// Named returns the SDK with a name, or nil.
func Named(name string) *SDK {
	for _, sdk := range all {
		if sdk.Name == name {
			return sdk
		}
	}
	return nil
}

// Home returns the SDK to which a package belongs, or nil.
func Home(pkg *types.Package) *SDK {
	if pkg == nil {
		return nil
	}
	return places[pkg.Path()].sdk
}

// HasOptions reports whether a package is the one whose functions describe the tools of an SDK.
func HasOptions(pkg *types.Package) bool {
	sdk := Home(pkg)
	return sdk != nil && sdk.Options != "" && sdk.Packages[sdk.Options] == pkg.Path()
}
