package origins

import (
	"go/types"
	"regexp"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/content"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A writer says which arguments of a function become text. Its indexes count
// the receiver.
type writer struct {
	text   []int
	format int // the argument with the format of those after it, from 1
	rest   int // from this argument on, all are shown, from 1
}

// Printers are the functions that return text made from their arguments.
var Printers = map[string]writer{
	"fmt.Sprintf":  {format: 1},
	"fmt.Sprint":   {rest: 1},
	"fmt.Sprintln": {rest: 1},
	"fmt.Append":   {text: []int{0}, rest: 2},
	"fmt.Appendf":  {text: []int{0}, format: 2},
	"fmt.Appendln": {text: []int{0}, rest: 2},

	"encoding/json.Marshal":       {text: []int{0}},
	"encoding/json.MarshalIndent": {text: []int{0}},
	"html.EscapeString":           {text: []int{0}},
	"strconv.Quote":               {text: []int{0}},
	"slices.Clone":                {text: []int{0}},
	"slices.Concat":               {text: []int{0}},
}

// writers are the methods and functions that put text into their first argument.
var writers = map[string]writer{
	"strings.(*Builder).WriteString": {text: []int{1}},
	"strings.(*Builder).Write":       {text: []int{1}},
	"bytes.(*Buffer).WriteString":    {text: []int{1}},
	"bytes.(*Buffer).Write":          {text: []int{1}},
	"bufio.(*Writer).WriteString":    {text: []int{1}},
	"fmt.Fprintf":                    {format: 2},
	"fmt.Fprint":                     {rest: 2},
	"fmt.Fprintln":                   {rest: 2},
	"io.WriteString":                 {text: []int{1}},
}

// containers are the methods that return what was written.
var containers = map[string]bool{
	"strings.(*Builder).String": true, "bytes.(*Buffer).String": true, "bytes.(*Buffer).Bytes": true,
}

// secrets are the functions that return text which tells of internals.
var secrets = map[string]string{
	"runtime/debug.Stack":              content.OfStack,
	"os/exec.(*Cmd).CombinedOutput":    content.OfProcess,
	"os.Environ":                       content.OfEnvironment,
	"os.Getenv":                        content.OfVariable,
	"os.LookupEnv":                     content.OfVariable,
	"net/http/httputil.DumpRequest":    content.OfRequest,
	"net/http/httputil.DumpRequestOut": content.OfRequest,
	"net/http/httputil.DumpResponse":   content.OfResponse,
}

// credentials is what the names of variables of the environment have that hold a credential.
var credentials = regexp.MustCompile(`(?i)(key|token|secret|passw|credential|dsn|auth|cookie|private)`)

// noCredentials is what the names of variables end with that only say where a credential is, or how it
// is used.
var noCredentials = regexp.MustCompile(`(?i)(url|uri|mode|type|path|file|dir|name|id|endpoint|host|port|enabled|required|method|provider|ttl|timeout|limit|scope|scopes)$`)

// isSecret reports whether the text that a function returns is one that tells of internals: of
// the variables of the environment only those do that hold credentials, as far as their names
// tell.
func isSecret(what string, s CallSite) bool {
	if what != content.OfVariable {
		return true
	}
	name, ok := constantText(s.Arg(0))
	return ok && credentials.MatchString(name) && !noCredentials.MatchString(name)
}

// transparent are the packages whose functions make text from the text that they
// are given.
var transparent = map[string]bool{"strings": true, "bytes": true}

// byText returns what is known of text that functions of the standard library
// make, and whether they are known.
func (e *evaluator) byText(obj *types.Func, s CallSite, index int) (cause.Outcome, bool) {
	full := FullName(obj)
	switch w, ok := Printers[full]; {
	case ok && index == 0:
		return cause.Outcome{Readable: cause.ShownBy(e.written(w, s))}, true
	case containers[full]:
		return cause.Outcome{Readable: e.collected(s.Arg(0))}, true
	}
	if what, ok := secrets[full]; ok && index == 0 && isSecret(what, s) {
		return cause.Outcome{Readable: cause.Readable{Text: []cause.Origin{{Class: cause.Sensitive, Name: what, Pos: s.Pos, Here: s.Pos}}}}, true
	}
	if wholes[full] && index == 0 {
		return cause.Outcome{Readable: e.read(s.Arg(0), s.Pos)}, true
	}
	if masks(full, s) {
		return cause.Outcome{Readable: e.shown(s.Arg(0)).Masked()}, true
	}
	if transparent[obj.Pkg().Path()] && obj.Signature().Recv() == nil && !strings.HasPrefix(obj.Name(), "Contains") {
		var o cause.Outcome
		for _, arg := range s.Args {
			o.Readable.Add(e.shown(arg))
		}
		return o, true
	}
	return cause.Outcome{}, false
}

// written returns what a call of a function of the tables writes.
func (e *evaluator) written(w writer, s CallSite) []cause.Ingredient {
	var in []cause.Ingredient
	for _, i := range w.text {
		in = append(in, e.shown(s.Arg(i)).Ingredients(cause.Shown)...)
	}
	if w.format > 0 {
		in = append(in, e.formatted(s.Arg(w.format-1), s.Arg(w.format), s.Pos)...)
	}
	if w.rest > 0 {
		in = append(in, e.shown(s.Arg(w.rest-1)).Ingredients(cause.Shown)...)
		for _, operand := range e.Listed(s.Arg(w.rest - 1)) {
			in = append(in, e.garbled(operand, s.Pos)...)
		}
	}
	return in
}

// complaints returns what a process writes into a buffer, if that is where a command puts
// its complaints: they tell as much as CombinedOutput does.
func complaints(store *ssa.Store) cause.Readable {
	field, ok := store.Addr.(*ssa.FieldAddr)
	if !ok {
		return cause.Readable{}
	}
	v := program.Field(field.X.Type(), field.Field)
	if v == nil || v.Name() != "Stderr" || v.Pkg() == nil || v.Pkg().Path() != "os/exec" {
		return cause.Readable{}
	}
	return cause.Readable{Text: []cause.Origin{{Class: cause.Sensitive, Name: content.OfProcess, Pos: store.Pos(), Here: store.Pos()}}}
}

// collected returns what was written into a builder or a buffer.
func (e *evaluator) collected(container ssa.Value) cause.Readable {
	if container == nil {
		return cause.Readable{}
	}
	var s cause.Readable
	for _, use := range e.usesOf(container) {
		if made, ok := use.(*ssa.MakeInterface); ok {
			for _, use := range *made.Referrers() {
				switch use := use.(type) {
				case *ssa.Call:
					s.Add(e.filledBy(use, made))
				case *ssa.Store:
					s.Add(complaints(use))
				}
			}
		}
		if call, ok := use.(*ssa.Call); ok {
			s.Add(e.filledBy(call, container))
		}
	}
	return s
}
