package report

import (
	"bytes"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// UnsafePrefix begins what unsafe fixes do in words: those after which somebody has work
// to do, because they leave another finding, or text to be written.
const UnsafePrefix = "unsafe: "

// unsafeFlag is the name of the flag by which unsafe fixes are offered.
const unsafeFlag = "unsafe"

// Fixes tells rules which fixes the driver can tell apart. It is no rule, and none that
// drivers run by themselves, so that its flag is none of go vet, golangci-lint or nogo:
// these apply whatever is offered, and are offered no unsafe fixes. Drivers that show
// them as what they are set the flag.
var Fixes = fixes()

func fixes() *analysis.Analyzer {
	a := &analysis.Analyzer{
		Name:       "fixes",
		Doc:        "fixes: tell whether unsafe fixes are offered",
		Run:        func(pass *analysis.Pass) (any, error) { return isOn(pass.Analyzer, unsafeFlag), nil },
		ResultType: reflect.TypeFor[bool](),
	}
	a.Flags.Bool(unsafeFlag, false, "offer fixes after which there is work to do, marked in their messages")
	return a
}

// offered returns the fix of a finding as it is offered, or nil.
func offered(pass *analysis.Pass, f Finding) *analysis.SuggestedFix {
	if f.Fix == nil || !f.Unsafe {
		return f.Fix
	}
	if all, _ := pass.ResultOf[Fixes].(bool); !all {
		return nil
	}
	marked := *f.Fix
	marked.Message = UnsafePrefix + marked.Message
	return &marked
}

// Together returns a fix that does what two do, or nil if either does nothing: who applies it
// must not have to look for the rest.
func Together(fix, other *analysis.SuggestedFix) *analysis.SuggestedFix {
	if fix == nil || other == nil {
		return nil
	}
	edits := slices.Clone(fix.TextEdits)
	for _, edit := range other.TextEdits {
		at := slices.IndexFunc(edits, func(e analysis.TextEdit) bool { return e.Pos == edit.Pos && e.End == edit.End })
		switch {
		case at < 0:
			edits = append(edits, edit)
		case !bytes.Equal(edits[at].NewText, edit.NewText): // Equal texts are the import that both need.
			edits[at].NewText = append(slices.Clone(edits[at].NewText), edit.NewText...)
		}
	}
	return &analysis.SuggestedFix{Message: fix.Message, TextEdits: edits}
}
