package lostcause

import (
	"go/ast"
	"go/constant"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// message says when which error is lost, and who does not see it.
func (f *finder) message() string {
	when, err, text := f.subject()
	switch {
	case f.loss.Bare:
		return when + "neither the answer of " + f.who.String() + " nor a log says why"
	case f.loss.Kind == causeloss.WrongVariable:
		return when + f.who.Does("wrap") + " an error other than " + err + "; logs and errors.Is see the wrong cause"
	case f.loss.Kind == causeloss.InData:
		return when + f.who.Does("put") + " " + err + " into the data of its error: errors.Is misses it, and the agent may read it"
	case f.loss.Kind == causeloss.InDetails:
		return when + f.who.Does("put") + " " + err + " into the details of its error, where errors.Is misses it"
	case f.loss.Kind == causeloss.TextOnly:
		return when + f.who.Does("keep") + " only " + text + "; errors.Is and errors.As miss the cause"
	case f.loss.Kind == causeloss.Rewrapped:
		return when + f.who.Does("wrap") + " its " + f.loss.New.Code.String() + " error in a second one, which hides the first message"
	case f.loss.Recorded:
		return when + f.who.Does("return") + " an error that does not wrap " + err + "; errors.Is and errors.As miss the cause"
	}
	return when + f.who.Does("return") + " an error that does not wrap " + err + "; logs and errors.Is miss the cause"
}

// subject says when the error is there, and names it and its text then.
func (f *finder) subject() (when, err, text string) {
	err = report.Code(f.name())
	if f.name() == unnamed {
		err = unnamed
	}
	switch {
	case f.loss.Source != "":
		return "when " + report.Func(f.loss.Source) + " fails, ", err, "the text of " + err
	case err == unnamed:
		return "when a call fails, ", err, "the text of " + err
	}
	return "when " + err + " is not nil, ", "it", "its text"
}

// help says how to keep the error.
func (f *finder) help() string {
	err, reason := report.Code(f.name()), report.Code("taxonomy.Cause("+f.name()+")")
	if f.name() == unnamed {
		err, reason = unnamed, "`taxonomy.Cause`"
	}
	switch {
	case f.loss.Bare:
		return "log " + err + " before the return"
	case f.loss.Kind == causeloss.Rewrapped:
		return "return " + err + " as it is"
	case f.loss.Kind == causeloss.InData, f.loss.Kind == causeloss.InDetails:
		return "pass " + reason + " instead"
	case f.loss.New.Class == cause.Coded:
		return "pass " + reason
	case f.loss.New.Class == cause.Typed && !strings.HasPrefix(f.loss.New.Name, syntax.Bridge+"."):
		return "keep " + err + " in a field that the type's Unwrap method returns"
	case f.adopted && f.loss.Kind == causeloss.Dropped:
		return "wrap " + err + " with `%w`, or return a coded error with " + reason
	}
	return "wrap " + err + " with `%w`"
}

// sees says what the agent gets of an error at a place. What code far from the handler returns may be
// anything by then.
func (f *finder) sees(place ast.Node) string {
	switch {
	case f.category() == categoryService:
		return ""
	case f.loss.Kind == causeloss.TextOnly:
		return "the same text: only the program loses the cause"
	case f.loss.Kind == causeloss.InData:
		return "the error, and in its data the text of the cause"
	case f.loss.Kind == causeloss.Rewrapped:
		return "the message of the outer error only"
	}
	if text := f.text(place); text != "" {
		return strconv.Quote(text) + ", whatever the cause"
	}
	return "an error that says nothing of the cause"
}

// text returns the constant text of the error that a call makes, or "".
func (f *finder) text(place ast.Node) string {
	call, ok := place.(*ast.CallExpr)
	if !ok {
		return ""
	}
	for _, arg := range call.Args {
		value := f.pass.TypesInfo.Types[arg].Value
		if value == nil || value.Kind() != constant.String {
			continue
		}
		if text := constant.StringVal(value); strings.Contains(text, " ") && !strings.Contains(text, "%") {
			return text
		}
	}
	return ""
}
