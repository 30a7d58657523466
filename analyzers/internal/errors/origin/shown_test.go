package origin_test

import (
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each call of ask says beside it what can be read in its argument: errors in brackets, and other text.
func TestShown(t *testing.T) { checkShown(t, heading+showing) }

func checkShown(t *testing.T, source string) {
	t.Helper()
	checkAsked(t, source, func(known *causeloss.Detector, arg ssa.Value, at *ssa.BasicBlock) []string {
		shown := known.Evaluator.At(at).Texts().Shown(arg)
		var said []string
		for _, f := range fixture.Failures(shown.Rendered) {
			said = append(said, "("+f+")")
		}
		for _, o := range shown.Text {
			said = append(said, fixture.Failures([]cause.Failure{{Origin: o}})...)
		}
		return said
	})
}

const showing = `
func constant()              { ask("no order") }
func parameter(id string)    { ask(id) } // parameter 0
func text(id string)         { ask(save(id).Error()) } // (infrastructure os.WriteFile)
func itself(id string)       { ask(save(id)) } // (infrastructure os.WriteFile)
func formatted(id string)    { ask(fmt.Sprintf("cannot save %s: %v", id, save(id))) } // (infrastructure os.WriteFile), (parameter 0)
func typeOnly(err error)     { ask(fmt.Sprintf("%T", err)) }
func quoted(err error)       { ask(fmt.Sprintf("%q", err)) } // (parameter 0)
func hexed(err error)        { ask(fmt.Sprintf("%x", err.Error())) } // (parameter 0)
func skipped(a, b error)     { ask(fmt.Sprintf("%[2]v", a, b)) } // (parameter 1)
func missing(err error)      { ask(fmt.Sprintf("%v %v", err)) } // (parameter 0)
func unknownFormat(f string, err error) { ask(fmt.Sprintf(f, err)) } // (parameter 0), (parameter 1)
func wrapped(err error)      { ask(fmt.Errorf("get: %w", err).Error()) } // (plain fmt.Errorf [parameter 0 kept shown])
func concatenated(err error) { ask("failed: " + err.Error()) } // (parameter 0)
func sprint(err error)       { ask(fmt.Sprint("failed", err)) } // (parameter 0)
func joined(parts []string)  { ask(strings.Join(parts, ", ")) } // parameter 0
func listed(err error)       { ask(strings.Join([]string{"failed", err.Error()}, ": ")) } // (parameter 0)
func cut(err error)          { ask(err.Error()[1:]) } // (parameter 0)
func bytes(err error)        { ask(string([]byte(err.Error()))) } // (parameter 0)
func upper(err error)        { ask(strings.ToUpper(err.Error())) } // (parameter 0)
func contains(err error)     { ask(strings.Contains(err.Error(), "x")) }
func replaced(err error, id string) { ask(strings.ReplaceAll(id, "x", err.Error())) } // (parameter 0), parameter 1
func length(err error)       { ask(len(err.Error())) }
func number(n int)           { ask(strconv.Itoa(n)) }
func printedNumber(n int)    { ask(fmt.Sprintf("%d", n)) }
func set(err error)          { ask(err != nil) }
func pointer(p *int)         { ask(fmt.Sprintf("%v", p)) } // (garbled *int), (parameter 0)
func function()              { ask(fmt.Sprintf("%v", constant)) } // (garbled func())
func nilPointer()            { ask(fmt.Sprintf("%v", (*int)(nil))) }
func channel(c chan int)     { ask(fmt.Sprint(c)) } // (garbled chan int)

func checked(err error) {
	if err == nil {
		ask(fmt.Sprintf("all: %v", err))
		return
	}
	ask(fmt.Sprintf("all: %v", err)) // (parameter 0)
}

func built(err error) {
	var b strings.Builder
	b.WriteString("failed: ")
	b.WriteString(err.Error())
	ask(b.String()) // (parameter 0)
}

func printed(err error, id string) {
	var b strings.Builder
	fmt.Fprintf(&b, "failed: %v", err)
	fmt.Fprint(&b, id)
	ask(b.String()) // (parameter 0), (parameter 1)
}

func elsewhere(err error) {
	var b, other strings.Builder
	other.WriteString(err.Error())
	ask(b.String())
	ask(other.String()) // (parameter 0)
}

func pointed(err error) {
	b := new(strings.Builder)
	fmt.Fprintln(b, err)
	ask(b.String()) // (parameter 0)
}

func either(err error, ok bool) {
	text := "fine"
	if !ok {
		text = err.Error()
	}
	ask(text) // (parameter 0)
}

func grown(errs []error) {
	text := ""
	for _, err := range errs {
		text += err.Error()
	}
	ask(text) // (unknown)
}

type answer struct {
	Text string
	Code int
	err  error
	Err  error
}

func field(err error)   { a := answer{Text: err.Error()}; ask(a.Text) } // (parameter 0)
func whole(err error)   { a := &answer{Text: err.Error()}; ask(a) } // (parameter 0)
func code(err error)    { a := &answer{Text: err.Error()}; ask(a.Code) }

func encoded(err error) {
	data, _ := json.Marshal(answer{Text: err.Error()})
	ask(string(data)) // (parameter 0)
}

func encodedError(err error) {
	data, _ := json.Marshal(answer{Err: err})
	ask(string(data))
}

func mapped(err error) {
	data, _ := json.Marshal(map[string]any{"error": err.Error()})
	ask(string(data)) // (parameter 0)
}

func inMap(err error) {
	texts := map[string]string{}
	texts["error"] = err.Error()
	ask(texts) // (parameter 0)
	ask(texts["other"]) // (parameter 0)
}

func inSlice(err error) {
	texts := []string{"first"}
	texts = append(texts, err.Error())
	ask(texts) // (parameter 0)
	ask(texts[0]) // (parameter 0)
}

func describe(err error) string { return "failed: " + err.Error() }

func described(id string) { ask(describe(save(id))) } // (infrastructure os.WriteFile)

func two(id string) (string, error) { return "saved " + id, save(id) }

func first(id string) {
	text, err := two(id)
	ask(text) // parameter 0
	ask(err) // (infrastructure os.WriteFile)
}

func (e *notFound) Describe() string { return "order " + e.id }

func method(e *notFound) { ask(e.Describe()) } // parameter 0.id

func called(f func() string)  { ask(f()) } // parameter 0.()0
func literal(err error)       { ask(func() string { return err.Error() }()) } // (parameter 0)

func through(render func() string) string { return render() }

func handed(err error) { ask(through(func() string { return err.Error() })) } // (parameter 0)

func environment()       { ask(os.Getenv("HOME")) }
func secret()            { ask(os.Getenv("API_TOKEN")) } // sensitive a credential out of the environment
func file(name string)   { data, _ := os.ReadFile(name); ask(string(data)) }
func read(r io.Reader)   { data, _ := io.ReadAll(r); ask(string(data)) }
func recovered()         { defer func() { ask(fmt.Sprint(recover())) }() }

func body(res *http.Response) {
	data, _ := io.ReadAll(res.Body)
	ask(string(data)) // sensitive the body of an HTTP response
	ask(string(data[:200])) // sensitive the body of an HTTP response short
	ask(string(data[1:])) // sensitive the body of an HTTP response
	ask(fmt.Sprintf("%.200s", data)) // (sensitive the body of an HTTP response short)
	ask(head(string(data))) // sensitive the body of an HTTP response short
	data, _ = io.ReadAll(io.LimitReader(res.Body, 200))
	ask(string(data)) // sensitive the body of an HTTP response short
	ask(res.Status) // parameter 0.Status
}

func head(s string) string { return s[:10] }

type stringer struct{ name string }

func (s stringer) String() string { return "the " + s.name }

func writesItself(s stringer) { ask(s) } // parameter 0
func ofStruct(s struct{ A, B string }) { ask(s.A) } // parameter 0.A
func largest(a, b string)     { ask(max(a, b)) } // parameter 0, parameter 1

func shared(err error) {
	text := ""
	func() { text = err.Error() }()
	ask(text) // (parameter 0)
}
`
