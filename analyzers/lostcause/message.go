package lostcause

import (
	"github.com/mcperrlint/mcperrlint/analyzers/internal/class"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/losses"
)

// message says what the code does, what follows, and what to do instead.
func (f *finder) message() string { return f.does() + ": " + f.effect() + "; " + f.remedy() }

// lost names the error, such as "err of os.Open".
func (f *finder) lost() string {
	text := f.name()
	if f.loss.Source != "" {
		text += " of " + f.loss.Source
	}
	return text
}

func (f *finder) does() string {
	switch {
	case f.loss.Result:
		return "this error result drops " + f.lost()
	case f.loss.Kind == losses.WrongVariable:
		return "this error keeps another cause than " + f.lost() + ", which has failed"
	case f.loss.Kind == losses.InData:
		return "this error has " + f.lost() + " among its data and not as its cause"
	case f.loss.Kind == losses.InDetails:
		return "this error has " + f.lost() + " among its details and not as its cause"
	case f.loss.Kind == losses.TextOnly:
		return "this error keeps only the text of " + f.lost()
	case f.loss.Kind == losses.Rewrapped:
		return "this error gives " + f.lost() + " the code " + f.loss.New.Code.String() + ", which it has already"
	}
	return "this error drops " + f.lost()
}

func (f *finder) effect() string {
	switch {
	case f.loss.Bare:
		return "the agent gets nothing of the cause, and nothing here records it"
	case f.loss.Kind == losses.Rewrapped:
		return "the agent gets the outer message, and what the inner error says to it is hidden"
	case f.loss.Recorded, f.loss.Kind == losses.TextOnly, f.loss.Kind == losses.InDetails:
		return "errors.Is, errors.As and classification see nothing of the cause"
	case f.loss.Kind == losses.WrongVariable:
		return "logs, errors.Is and classification see the wrong cause, or none"
	case f.loss.Kind == losses.InData:
		return "errors.Is and classification see nothing of the cause, and the agent may read it"
	}
	return "logs, errors.Is and classification see nothing of the cause"
}

func (f *finder) remedy() string {
	variable := f.name()
	switch {
	case f.loss.Bare:
		return "log " + variable + " before this is returned"
	case f.loss.Kind == losses.Rewrapped:
		return "return " + variable + " as it is"
	case f.loss.Kind == losses.WrongVariable:
		return "keep " + variable + " as the cause"
	case f.loss.Kind == losses.InData, f.loss.Kind == losses.InDetails:
		return "pass it with taxonomy.Cause instead"
	case f.loss.New.Class == class.Coded:
		return "keep it with taxonomy.Cause(" + variable + ")"
	case f.loss.New.Class == class.Typed:
		return "keep " + variable + " in a field that the Unwrap method of the type returns"
	case f.loss.Kind == losses.TextOnly:
		return "wrap " + variable + " with %w"
	}
	if f.adopted {
		return "wrap " + variable + " with %w, or return a coded error with taxonomy.Cause(" + variable + ")"
	}
	return "wrap " + variable + " with %w"
}
