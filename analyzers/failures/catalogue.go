package failures

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wire"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// A Catalogue knows the failures of a program.
type Catalogue struct {
	source

	functions map[Place]*function
	hidden    map[Place][]raw
	named     map[string][]raw
	converts  map[Place]string
	checks    bool
	contracts map[Place]*Contract
}

// Of returns what is known of a program that consists of these packages, in whatever order they come. They must have been
// loaded together.
func Of(packages []*Package) *Catalogue {
	c := &Catalogue{
		source:    newSource(),
		functions: make(map[Place]*function), converts: make(map[Place]string),
		hidden: make(map[Place][]raw), named: make(map[string][]raw),
	}
	packages = slices.SortedFunc(slices.Values(packages), func(a, b *Package) int { return strings.Compare(a.path, b.path) })
	var contracts []Contracts
	for _, p := range packages {
		contracts = append(contracts, p.contracts)
		maps.Copy(c.functions, p.functions)
		maps.Copy(c.made, p.made)
		maps.Copy(c.returned, p.returned)
		maps.Copy(c.vars, p.vars)
		maps.Copy(c.converts, p.converts)
		for at, list := range p.lost {
			c.hidden[at] = append(c.hidden[at], list...)
		}
		c.checks = c.checks || p.checks
		for name, list := range p.named {
			c.named[name] = append(c.named[name], list...)
		}
	}
	c.contracts = JoinContracts(contracts)
	return c
}

// BadArguments is what fails where the library refuses a call before the handler runs.
const BadArguments = "arguments that do not fit the schema"

// Fill fills in the failures of a tool, by the place of its handler, its name, and the ways from there to the client.
func (c *Catalogue) Fill(t *Tool, ways []listing.Way) {
	at, end := t.At, c.endOf(ways)
	found := &filling{Catalogue: c, tool: t, end: end, seen: make(map[Place]bool)}
	t.Library = cmp.Or(t.Library, end.Library)
	if end.Kind != sdk.UnknownKind {
		t.Kind = end.Kind.String() // as it is registered, which may be by a function that calls it
	}
	if e := end.Effects[sdk.BadArguments]; c.checksFor(end) && e.Vehicle != sdk.UnknownVehicle {
		found.add(Failure{What: BadArguments, At: at, Arrives: arrivalOf(e, false), Text: wrapped(e.Text, rest), Wire: found.wire(e, rest)})
	}
	found.function(at, nil)
	for _, f := range slices.Concat(c.hidden[at], c.named[t.Name]) {
		found.raw(f, nil)
	}
	if c.functions[at] == nil {
		found.unknown("what the handler does is not known")
	} else if found.open {
		found.unknown("there are more errors than are remembered of one function")
	}
	slices.SortStableFunc(t.Failures, func(a, b Failure) int {
		return cmp.Or(strings.Compare(a.At.File, b.At.File), cmp.Compare(a.At.Line, b.At.Line), cmp.Compare(a.At.Column, b.At.Column), strings.Compare(a.Text, b.Text))
	})
	t.Declare(c.contracts[at])
}

// checksFor reports whether the library, rather than the handler, finds out that arguments are wrong.
func (c *Catalogue) checksFor(e ending) bool {
	library := sdk.Named(e.Library)
	return library != nil && e.Kind.IsTool() && (e.Kind != sdk.Tool || c.checks || slices.Contains(library.Remedy.Validated, e.Kind))
}

// An ending is what becomes of errors on all ways of a handler.
type ending struct {
	listing.End

	text string // what seams make of that of an error, or ""
}

// endOf joins ways: what differs on them is unsure.
func (c *Catalogue) endOf(ways []listing.Way) ending {
	if len(ways) == 0 {
		return ending{}
	}
	e := ending{End: ways[0].End}
	for _, other := range ways[1:] {
		for in, effect := range e.Effects {
			e.Unsure = e.Unsure || arrivalOf(other.End.Effects[in], false) != arrivalOf(effect, false)
		}
	}
	for _, step := range ways[0].Steps {
		if text, ok := c.converts[placeOf(step.Declared)]; ok {
			e.text = strings.ReplaceAll(text, inner, cmp.Or(e.text, inner))
		}
	}
	return e
}

// A filling collects the failures of one tool.
type filling struct {
	*Catalogue

	tool *Tool
	end  ending
	seen map[Place]bool
	open bool
}

// function adds the failures of a function, and of those whose answers it returns as they are. The way leads from it to
// the handler.
func (f *filling) function(at Place, way []Step) {
	if f.seen[at] || f.functions[at] == nil {
		return
	}
	f.seen[at] = true
	fn := f.functions[at]
	f.open = f.open || fn.open
	for _, one := range fn.fails {
		f.raw(one, way)
	}
	for _, call := range fn.calls {
		if f.functions[call.of] == nil {
			f.unknown("what " + call.at.Function + " returns on line " + strconv.Itoa(call.at.At.Line) + " is not known")
			continue
		}
		f.function(call.of, append([]Step{call.at}, way...))
	}
}

// raw adds one failure, as it leaves the tool.
func (f *filling) raw(one raw, way []Step) {
	one = f.worded(one)
	made := one.Failure
	made.Way = slices.Concat(made.Way, way)
	effect, text := f.arrival(&made, one)
	made.Arrives, made.Wire = arrivalOf(effect, made.Arrives.Unsure), f.wire(effect, text)
	if one.leaves == hidden {
		made.Arrives.As, made.Wire = Hidden, f.wire(effect, rest) // the text says what is there instead
	}
	made.Text = wrapped(effect.Text, text)
	f.detail(&made, one)
	f.add(made)
}

// arrival returns what becomes of a failure, and the text that the library gets.
func (f *filling) arrival(made *Failure, one raw) (sdk.Effect, string) {
	text := f.textOf(one)
	switch one.leaves {
	case returned:
		made.Arrives.Unsure = f.end.Unsure
		if f.end.text != "" {
			text = wrappedIn(f.end.text, text)
		}
		if f.end.Share == wrappers.Classified && made.Code == "" {
			text = rest // the boundary has a phrase of its own
		}
		return f.end.Effects[one.in], text
	case flagged:
		return sdk.Effect{Vehicle: sdk.ToolError}, text
	case carried:
		made.Arrives.Unsure = true
		return sdk.Effect{Vehicle: sdk.ToolError}, text
	}
	return sdk.Effect{Vehicle: sdk.Success}, cmp.Or(made.Text, text)
}

// wire returns the JSON that the client gets.
func (f *filling) wire(effect sdk.Effect, text string) string {
	return wire.Answer{Effect: effect, Kind: f.end.Kind, Name: f.tool.Name, Text: text}.JSON()
}

// detail adds what the source says where the error is made.
func (f *filling) detail(made *Failure, one raw) {
	for _, maker := range one.made.chain {
		m, ok := f.by(maker)
		if !ok {
			continue
		}
		made.What, made.When = cmp.Or(made.What, m.fails), cmp.Or(made.When, m.when)
		made.Recovery, made.Wait = cmp.Or(made.Recovery, m.recovery), cmp.Or(made.Wait, m.wait)
	}
	if made.What == "" {
		at := f.returned[Place{made.At.File, made.At.Line, 0}]
		made.What, made.When = at.fails, cmp.Or(made.When, at.when)
	}
	if made.What == "" {
		made.What = cmp.Or(made.When, made.Function) // which says so by its own judgment
	}
}

// worded returns a failure as the call tells of it whose arguments have the words, where a function makes an error of
// nothing but its parameters:
//
//	func wrap(what string, err error) error { return fmt.Errorf("%s: %w", what, err) }
//
//	return wrap("read note", err) // here
func (f *filling) worded(one raw) raw {
	if len(one.made.chain) == 0 || len(one.Way) < 2 {
		return one
	}
	if m, ok := f.by(one.made.chain[0]); !ok || hasWords(m.text) {
		return one
	}
	found := -1
	if one.Code == "" && one.Reason == "" {
		found = 0 // the innermost call, if none has words; a contract has those of an error with a reason
	}
	for i, step := range one.Way[1:] {
		if m, ok := f.at(step.At); ok && hasWords(m.text) {
			found = i
			break
		}
	}
	if found < 0 {
		return one
	}
	step := one.Way[found+1]
	one.At, one.Function, one.Way = step.At, step.Function, one.Way[found+1:]
	one.made.chain = slices.Clone(one.made.chain)
	one.made.chain[0].at, one.made.chain[0].name = step.At, ""
	return one
}

// hasWords reports whether there are letters in a text.
func hasWords(text string) bool { return strings.ContainsFunc(text, unicode.IsLetter) }

// add adds a failure, unless it is there.
func (f *filling) add(made Failure) {
	if !slices.ContainsFunc(f.tool.Failures, func(known Failure) bool {
		return known.At == made.At && known.What == made.What && known.Arrives == made.Arrives && known.Text == made.Text && known.Code == made.Code
	}) {
		if made.Way == nil {
			made.Way = []Step{}
		}
		f.tool.Failures = append(f.tool.Failures, made)
	}
}

func (f *filling) unknown(text string) {
	if !slices.Contains(f.tool.Unknown, text) {
		f.tool.Unknown = append(f.tool.Unknown, text)
	}
}

// textOf returns what can be read of a failure: the text of the result around it, that of the error, and of what it shows.
func (f *filling) textOf(one raw) string {
	text := ""
	for _, maker := range slices.Backward(one.made.chain) {
		own := rest
		if m, ok := f.by(maker); ok && maker.own && m.text != "" {
			own = m.text
		}
		text = wrappedIn(own, cmp.Or(text, rest))
	}
	if one.made.outer == "" {
		return text
	}
	outer := one.made.outer
	if len(one.made.chain) > 0 && !strings.Contains(outer, inner) {
		outer += rest + inner // the function that makes the result shows it somewhere
	}
	return wrappedIn(outer, cmp.Or(text, rest))
}

// wrappedIn returns a text with that of an error in it.
func wrappedIn(text, error string) string {
	return compact(strings.ReplaceAll(text, inner, error))
}

// wrapped returns the text of a library around that of an error.
func wrapped(outer, text string) string {
	if outer == "" {
		return text
	}
	return compact(strings.NewReplacer("%s", text, "%n", rest).Replace(outer))
}

// compact returns a text without ellipses that follow each other.
func compact(text string) string {
	for strings.Contains(text, rest+rest) {
		text = strings.ReplaceAll(text, rest+rest, rest)
	}
	return text
}
