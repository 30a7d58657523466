package errflow

import (
	"go/types"
	"regexp"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A writer says which arguments of a function become text. Its indexes count
// the receiver.
type writer struct {
	text   []int
	format int // the argument with the format of those after it, from 1
	rest   int // from this argument on, all are shown, from 1
}

// printers are the functions that return text made from their arguments.
var printers = map[string]writer{
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

// Stack is the name of the origin of a stack trace.
const Stack = "a stack trace"

// Text that tells of internals, as messages call it.
const (
	secretOfProcess  = "the output of a process"
	secretOfAll      = "the environment"
	secretOfOne      = "a credential out of the environment"
	secretOfRequest  = "an HTTP request"
	secretOfResponse = "an HTTP response"
	secretOfBody     = "the body of an HTTP response"
)

// secrets are the functions that return text which tells of internals.
var secrets = map[string]string{
	"runtime/debug.Stack":              Stack,
	"os/exec.(*Cmd).CombinedOutput":    secretOfProcess,
	"os.Environ":                       secretOfAll,
	"os.Getenv":                        secretOfOne,
	"os.LookupEnv":                     secretOfOne,
	"net/http/httputil.DumpRequest":    secretOfRequest,
	"net/http/httputil.DumpRequestOut": secretOfRequest,
	"net/http/httputil.DumpResponse":   secretOfResponse,
}

// credentials is what the names of variables of the environment have that hold a credential.
var credentials = regexp.MustCompile(`(?i)(key|token|secret|passw|credential|dsn|auth|cookie|private)`)

// noCredentials is what the names of variables end with that only say where a credential is, or how it
// is used.
var noCredentials = regexp.MustCompile(`(?i)(url|uri|mode|type|path|file|dir|name|id|endpoint|host|port|enabled|required|method|provider|ttl|timeout|limit|scope|scopes)$`)

// isSecret reports whether the text that a function returns is one that tells of internals: of
// the variables of the environment only those do that hold credentials, as far as their names
// tell.
func isSecret(what string, s callSite) bool {
	if what != secretOfOne {
		return true
	}
	name, ok := constantText(s.arg(0))
	return ok && credentials.MatchString(name) && !noCredentials.MatchString(name)
}

// transparent are the packages whose functions make text from the text that they
// are given.
var transparent = map[string]bool{"strings": true, "bytes": true}

// byText returns what is known of text that functions of the standard library
// make, and whether they are known.
func (e *evaluator) byText(obj *types.Func, s callSite, index int) (outcome, bool) {
	full := fullName(obj)
	switch w, ok := printers[full]; {
	case ok && index == 0:
		return outcome{shown: shownBy(e.written(w, s))}, true
	case containers[full]:
		return outcome{shown: e.collected(s.arg(0))}, true
	}
	if what, ok := secrets[full]; ok && index == 0 && isSecret(what, s) {
		return outcome{shown: shown{text: []Origin{{Class: Sensitive, Name: what, Pos: s.pos, at: s.pos}}}}, true
	}
	if wholes[full] && index == 0 {
		return outcome{shown: e.read(s.arg(0), s.pos)}, true
	}
	if masks(full, s) {
		return outcome{shown: e.shown(s.arg(0)).masked()}, true
	}
	if transparent[obj.Pkg().Path()] && obj.Signature().Recv() == nil && !strings.HasPrefix(obj.Name(), "Contains") {
		var o outcome
		for _, arg := range s.args {
			o.shown.add(e.shown(arg))
		}
		return o, true
	}
	return outcome{}, false
}

// written returns what a call of a function of the tables writes.
func (e *evaluator) written(w writer, s callSite) []ingredient {
	var in []ingredient
	for _, i := range w.text {
		in = append(in, e.shown(s.arg(i)).ingredients(Shown)...)
	}
	if w.format > 0 {
		in = append(in, e.formatted(s.arg(w.format-1), s.arg(w.format), s.pos)...)
	}
	if w.rest > 0 {
		in = append(in, e.shown(s.arg(w.rest-1)).ingredients(Shown)...)
		for _, operand := range e.listed(s.arg(w.rest - 1)) {
			in = append(in, e.garbled(operand, s.pos)...)
		}
	}
	return in
}

// complaints returns what a process writes into a buffer, if that is where a command puts
// its complaints: they tell as much as CombinedOutput does.
func complaints(store *ssa.Store) shown {
	field, ok := store.Addr.(*ssa.FieldAddr)
	if !ok {
		return shown{}
	}
	v := program.Field(field.X.Type(), field.Field)
	if v == nil || v.Name() != "Stderr" || v.Pkg() == nil || v.Pkg().Path() != "os/exec" {
		return shown{}
	}
	return shown{text: []Origin{{Class: Sensitive, Name: secretOfProcess, Pos: store.Pos(), at: store.Pos()}}}
}

// collected returns what was written into a builder or a buffer.
func (e *evaluator) collected(container ssa.Value) shown {
	if container == nil {
		return shown{}
	}
	var s shown
	for _, use := range e.usesOf(container) {
		if made, ok := use.(*ssa.MakeInterface); ok {
			for _, use := range *made.Referrers() {
				switch use := use.(type) {
				case *ssa.Call:
					s.add(e.filledBy(use, made))
				case *ssa.Store:
					s.add(complaints(use))
				}
			}
		}
		if call, ok := use.(*ssa.Call); ok {
			s.add(e.filledBy(call, container))
		}
	}
	return s
}
