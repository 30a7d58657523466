package failures

import (
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// seams notes what the seams of the package make of the text of an error.
func (r *reader) seams() {
	for _, seam := range r.found.Seams {
		if text := r.converted(seam); text != "" {
			for _, fn := range []*ssa.Function{seam.Func, program.Outermost(seam.Func)} {
				r.converts[r.place(fn.Pos())] = text // importers know only the function around a literal
			}
		}
	}
}

// converted returns the text that a seam makes of that of an error, which inner stands for, or "".
func (r *reader) converted(seam *handlers.Seam) string {
	if seam.Func == nil || seam.Effect != wrappers.Converting && seam.Effect != wrappers.Partly {
		return ""
	}
	for _, ret := range r.flow.Returns(seam.Func) {
		for _, result := range ret.Results {
			if result.Value == nil || result.Flag != cause.Raised && result.Flag != cause.Mixed {
				continue
			}
			if said := r.said(result.Value, ret); strings.Contains(said, inner) {
				return said
			}
		}
	}
	return ""
}

// arrivalOf says what an effect is for a client.
func arrivalOf(e sdk.Effect, unsure bool) Arrival {
	a := Arrival{As: formOf(e.Vehicle), Unsure: unsure}
	if e.Vehicle == sdk.ProtocolError {
		a.OwnCode = e.OwnCode
		if !e.OwnCode {
			a.Code = e.Code
		}
	}
	return a
}

// formOf returns the form of a vehicle.
func formOf(v sdk.Vehicle) Form {
	switch v {
	case sdk.ToolError:
		return ErrorResult
	case sdk.ProtocolError:
		return ProtocolError
	case sdk.Success, sdk.Dropped:
		return Told
	case sdk.Null, sdk.EmptyReply:
		return Null
	case sdk.NoResponse:
		return NoAnswer
	case sdk.Crash:
		return Crash
	case sdk.TaskFailed, sdk.TaskCancelled:
		return FailedTask
	}
	return UnknownForm
}

// successes adds what functions answer with results without the error flag.
func (r *reader) successes() {
	for _, s := range slices.Concat(answers.Successes(r.pass), answers.Claims(r.pass)) {
		f := r.functions[r.place(s.Instr.Parent().Pos())]
		if f == nil || s.Fallback || s.ShowsAll || s.IsPartial() {
			continue
		}
		as := hidden
		if s.Shown || s.Beside || s.Flagged && s.TellsFailure() || s.SpeaksOfFailure() {
			as = told
		}
		at := s.Instr.Pos()
		if !at.IsValid() {
			at = s.Pos
		}
		m, _ := r.at(r.place(s.Pos))
		f.fails = append(f.fails, raw{
			Failure: Failure{What: Called(s.Source), When: m.when, Function: nameIn(s.Instr.Parent()), At: r.place(at), Logged: as == hidden && s.Recorded},
			leaves:  as, made: lookup{outer: joined(m.text, s.Texts)},
		})
	}
}

// joined returns a text as the source makes it, or else its constant parts.
func joined(text string, parts []string) string {
	if text != "" || len(parts) == 0 {
		return text
	}
	return verb.ReplaceAllString(strings.Join(parts, rest), rest)
}

// hidden adds the failures that disappear below handlers.
func (r *reader) hidden() {
	for _, reach := range r.pass.ResultOf[swallow.Analyzer].(*swallow.Result).Reached() {
		made := r.disappearing(reach)
		for _, fn := range reach.By() {
			if at := r.place(fn.Pos()); r.handling[fn] {
				r.lost[at] = append(r.lost[at], made)
			}
		}
		if len(reach.By()) == 0 {
			for _, name := range reach.Names {
				r.named[name] = append(r.named[name], made)
			}
		}
	}
}

// disappearing describes a failure that disappears.
func (r *reader) disappearing(reach swallow.Reach) raw {
	pos, name := reach.Pos(), reach.Func
	if reach.Instr != nil && name == "" {
		name = nameIn(reach.Instr.Parent())
	}
	for _, elsewhere := range reach.Elsewhere() {
		pos = elsewhere.Pos
	}
	as := hidden
	if reach.Fate.Kind == swallow.Noted {
		as = told
	}
	return raw{
		Failure: Failure{What: Called(reach.Source), Function: trimmed(name), At: r.place(pos), Text: reach.What, Logged: reach.Logged, Way: r.passing(reach, pos)},
		leaves:  as,
	}
}

// passing returns the way of a failure that disappears: where it does, and where the package calls that.
func (r *reader) passing(reach swallow.Reach, at token.Pos) []Step {
	steps := []Step{{trimmed(reach.Func), r.place(at), "drops it"}}
	if reach.Func == "" {
		steps[0].Function = nameIn(reach.Instr.Parent())
	} else if reach.Instr != nil {
		steps = append(steps, Step{nameIn(reach.Instr.Parent()), r.place(reach.Pos()), "answers without it"})
	}
	return steps
}

// trimmed returns a function as people know it.
func trimmed(name string) string {
	if name == "" {
		return ""
	}
	return Called(name)
}
