package instances_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/instances"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each call of ask says beside it its instances: the text, and the function that goes with it.
func TestInstances(t *testing.T) { checkInstances(t, asking) }

func checkInstances(t *testing.T, source string) {
	t.Helper()
	s := fixture.Scope(t, source)
	whole := instances.Of([]*program.Program{s.Program}, nil)
	want := regexp.MustCompile(`// (.*)$`)
	lines := strings.Split(source, "\n")
	asked := 0
	for call := range program.InstructionsOf[*ssa.Call](s.Program.Functions()) {
		if fn := call.Call.StaticCallee(); fn == nil || fn.Name() != "ask" {
			continue
		}
		asked++
		line := lines[s.Pass.Fset.Position(call.Pos()).Line-1]
		var got []string
		all := whole.Each(call, func(i *instances.Instance) bool {
			one := described(i.Of(call.Call.Args[0]), i.Of(call.Call.Args[1]))
			if i.Void() || slices.Contains(got, one) {
				return false
			}
			got = append(got, one)
			return true
		})
		assert.True(t, all, line)
		match := want.FindStringSubmatch(line)
		assert.NotNil(t, match, line)
		assert.Equal(t, match[1], strings.Join(got, ", "), line)
	}
	assert.Greater(t, asked, 20)
}

// described writes an instance.
func described(name, fn instances.Value) string {
	text, ok := name.Text()
	if !ok {
		text = "?"
	}
	switch f := fn.Function(); {
	case f == nil:
		return text + " nil"
	case f.Parent() != nil:
		return text + " in " + f.Parent().Name()
	default:
		return text + " " + f.Name()
	}
}

const asking = `package m

import (
	"fmt"
	"maps"
	"path"
	"reflect"
	"slices"
	"strings"
)

type work func() error

func ask(name string, run work) {}

func read() error  { return nil }
func write() error { return nil }
func list() error  { return nil }

const prefix = "note_"

type tool struct {
	name string
	run  work
}

var table = []tool{{"read", read}, {"write", write}}

var byName = map[string]work{"read": read, "write": write}

func direct()   { ask("direct", read) }                            // direct read
func joined()   { ask(prefix+"read", read) }                       // note_read read
func format()   { ask(fmt.Sprintf("%s_%s", "a", "b"), read) }       // a_b read
func lower()    { ask(strings.ToLower("READ"), read) }             // read read
func joinPath() { ask(path.Join("a", "b"), read) }                 // a/b read
func literal()  { ask("literal", func() error { return nil }) }    // literal in literal

func ofTable() {
	for _, t := range table {
		ask(t.name, t.run) // read read, write write
	}
}

func byIndex() {
	for i := range table {
		ask(table[i].name, table[i].run) // read read, write write
	}
}

func ofMap() {
	for name, run := range byName {
		ask(name, run) // read read, write write
	}
}

func ofKeys() {
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		ask("key", byName[name]) // key read, key write
	}
}

func looked() { ask("write", byName["write"]) } // write write

func add(name string, run work) { ask(name, run) } // read read, list list

func callers() {
	add("read", read)
	add("list", list)
}

func wrap(name string, next work) work { return func() error { fmt.Print(name); return next() } }

func wrapped(name string, run work) {
	run = wrap(name, run)
	ask(name, run) // read in wrap, write in wrap
}

func wrapping() {
	wrapped("read", read)
	wrapped("write", write)
}

func inLoop(around []func(work) work) {
	run := work(read)
	for _, wrap := range around {
		run = wrap(run)
	}
	ask("loop", run) // loop read
}

type Tool interface {
	Name() string
	Run() error
}

type reader struct{}

func (reader) Name() string { return "reader" }
func (reader) Run() error   { return nil }

type named struct{ name string }

func (n *named) Name() string { return n.name }
func (n *named) Run() error   { return nil }

type embedding struct{ *named }

func (embedding) Run() error { return nil }

// A mock is made nowhere.
type mock struct{}

func (mock) Name() string { return "mock" }
func (mock) Run() error   { return nil }

func interfaces() {
	for _, t := range []Tool{reader{}, &named{"first"}, embedding{&named{"second"}}} {
		ask(t.Name(), t.Run) // reader Run, first Run, second Run
	}
}

type registry struct {
	tools []Tool
	named map[string]work
}

func (r *registry) add(t Tool) { r.tools = append(r.tools, t) }

func (r *registry) set(name string, run work) { r.named[name] = run }

func newRegistry() *registry {
	r := &registry{named: make(map[string]work)}
	r.add(reader{})
	r.add(&named{"added"})
	r.set("set", read)
	r.set("other", write)
	return r
}

func (r *registry) all() []Tool { return slices.Clone(r.tools) }

func registered(r *registry) {
	for _, t := range r.all() {
		ask(t.Name(), t.Run) // reader Run, added Run
	}
	for name, run := range r.named {
		ask(name, run) // set read, other write
	}
}

func factory(kind string) (tool, error) {
	if kind == "" {
		return tool{}, fmt.Errorf("no kind")
	}
	return tool{name: "made_" + kind, run: list}, nil
}

func made() {
	t, err := factory("x")
	if err != nil {
		return
	}
	ask(t.name, t.run) // made_x list
}

type later struct{ put func() }

func deferred(name string, make func() (string, work)) later {
	return later{func() {
		_, run := make()
		ask(name, run) // one read, two write
	}}
}

func laters() []later {
	return []later{
		deferred("one", func() (string, work) { return "one", read }),
		deferred("two", func() (string, work) { return "two", write }),
	}
}

func changed() {
	t := tool{"before", read}
	t.run = wrap(t.name, t.run)
	ask(t.name, t.run) // before in wrap
}

func reflected() { ask("reflected", reflect.ValueOf(read).Interface().(work)) } // reflected nil

func unknown(name string) { ask(name, nil) } // ? nil

func local() {
	add := func(name string, run work) { ask(name, run) } // a read, b write
	add("a", read)
	add("b", write)
}

func branch(quick bool) {
	name, run := "slow", work(read)
	if quick {
		name, run = "quick", write
	}
	ask(name, run) // slow read, slow write, quick read, quick write
}

// itself is stored in itself.
func itself(n int) {
	t := &tool{}
	for range n {
		*t = *t
		ask(t.name, t.run) // ? nil
	}
}

func appended() {
	var all []tool
	all = append(all, tool{"x", read})
	all = append(all, table...)
	for _, t := range all {
		ask(t.name, t.run) // x read, read read, write write
	}
}
`
