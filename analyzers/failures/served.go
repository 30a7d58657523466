package failures

import (
	"go/token"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/swallow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// A served is a handler, with what becomes of its errors on the ways to the client of which a package knows.
type served struct {
	of     Place // the place of its name
	ways   []ending
	hidden []raw
}

// An ending is what becomes of errors on one way.
type ending struct {
	name    string // under which the way begins, or ""
	library string
	kind    sdk.Kind
	// Arrives has a situation for each kind of error.
	arrives map[sdk.Situation]arrival
	share   wrappers.Share
}

// An arrival is what a client gets, with the text of the library around that of the error.
type arrival struct {
	Arrival

	text string
}

// situations are those in which a handler returns an error, and in which the library does so before it is called.
var situations = []sdk.Situation{sdk.PlainError, sdk.CodedError, sdk.WrappedCodedError, sdk.CancelledError, sdk.BadArguments}

// serve notes the handlers of the package, and those of others that it registers.
func (r *reader) serve() {
	for _, h := range r.found.Handlers {
		if !h.Kind.IsAnswer() || r.found.IsLeftOver(h.Func) {
			continue
		}
		s := served{of: r.place(h.Func.Pos())}
		for _, route := range r.found.Routes(h) {
			s.ways = append(s.ways, r.ending(route, r.found.Share(h)))
		}
		if len(s.ways) == 0 {
			s.ways = append(s.ways, r.ending(handlers.Route{Library: h.Library, Kind: h.Kind, Effect: r.found.Passed(h)}, r.found.Share(h)))
		}
		r.served = append(r.served, s)
	}
	for _, f := range r.found.Foreign {
		if !f.Kind.IsAnswer() {
			continue
		}
		s := served{of: r.place(f.Func.Pos())}
		for _, route := range r.found.ForeignRoutes(f) {
			s.ways = append(s.ways, r.ending(route, r.found.ForeignShare(f)))
		}
		r.served = append(r.served, s)
	}
}

// ending says what becomes of errors on a way.
func (r *reader) ending(route handlers.Route, share wrappers.Share) ending {
	e := ending{name: listing.ShortName(route.At.Name), library: route.Library, kind: route.Kind, arrives: make(map[sdk.Situation]arrival), share: share}
	library := r.set.Named(route.Library)
	for _, in := range situations {
		effect := sdk.Effect{}
		if library != nil {
			effect = r.set.Effect(library, route.Kind, in)
		}
		unsure := route.Effect <= wrappers.Unknown || route.Effect == wrappers.Partly
		if (route.Effect == wrappers.Converting || route.Effect == wrappers.Partly) && in != sdk.BadArguments {
			effect = listing.Converted(route)
			effect.Text = r.converted(route)
		}
		e.arrives[in] = arrivalOf(effect, unsure && in != sdk.BadArguments)
	}
	return e
}

// converted returns the text that what stands before a handler makes of the text of an error, "%s".
func (r *reader) converted(route handlers.Route) string {
	text := "%s"
	for _, seam := range route.Seams {
		if seam.Func == nil || seam.Effect != wrappers.Converting && seam.Effect != wrappers.Partly {
			continue
		}
		for _, ret := range r.flow.Returns(seam.Func) {
			for _, result := range ret.Results {
				if result.Value == nil || result.Flag != cause.Raised && result.Flag != cause.Mixed {
					continue
				}
				if said := r.said(result.Value, ret); strings.Contains(said, inner) {
					text = strings.ReplaceAll(text, "%s", strings.ReplaceAll(said, inner, "%s"))
				}
			}
		}
	}
	return text
}

// arrivalOf says what an effect is for a client.
func arrivalOf(e sdk.Effect, unsure bool) arrival {
	a := arrival{Arrival{As: formOf(e.Vehicle), Unsure: unsure}, e.Text}
	if e.Vehicle == sdk.ProtocolError {
		a.Code, a.OwnCode = e.Code, e.OwnCode
		if e.OwnCode {
			a.Code = 0
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
		if s.Shown || s.Beside || s.Flagged && s.TellsFailure(r.pass.TypesInfo) || s.SpeaksOfFailure() {
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
	all := parts[0]
	for _, part := range parts[1:] {
		all += rest + part
	}
	return all
}

// hidden adds the failures that disappear below handlers.
func (r *reader) hidden() {
	of := make(map[Place]int)
	for i, s := range r.served {
		of[s.of] = i
	}
	for _, reach := range r.pass.ResultOf[swallow.Analyzer].(*swallow.Result).Reached() {
		made := r.lost(reach)
		for _, fn := range reach.By() {
			if i, ok := of[r.place(fn.Pos())]; ok {
				r.served[i].hidden = append(r.served[i].hidden, made)
			}
		}
		if len(reach.By()) == 0 {
			for _, name := range reach.Names {
				r.named[name] = append(r.named[name], made)
			}
		}
	}
}

// lost describes a failure that disappears.
func (r *reader) lost(reach swallow.Reach) raw {
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
