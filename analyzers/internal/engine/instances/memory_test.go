package instances_test

import "testing"

// Each call of ask says beside it what is at the places that it reads.
func TestMemory(t *testing.T) { checkInstances(t, reading) }

const reading = `package m

import (
	"fmt"
	"os"
	"path"
	"reflect"
	"slices"
	"strings"
)

type work func() error

func ask(name string, run work) {}

func read() error  { return nil }
func write() error { return nil }

type tool struct {
	name string
	run  work
}

func number(n int)          { ask("n"+fmt.Sprint(n), read) } // ? read
func twice(name string)     { ask(name+"_"+name, read) } // a_a read
func twices()               { twice("a") }
func trimmed()              { ask(strings.TrimSpace(" a "), read) } // a read
func cut()                  { ask(strings.TrimPrefix("note_a", "note_"), read) } // a read
func replaced()             { ask(strings.ReplaceAll("a.b", ".", "_"), read) } // a_b read
func repeated()             { ask(strings.Repeat("a", 2), read) } // ? read
func joinedPath(id string)  { ask(path.Join("a", id), read) } // ? read
func joinedParts()          { ask(strings.Join([]string{"a", "b"}, "_"), read) } // ? read
func formatOnly()           { ask(fmt.Sprintf("a"), read) } // a read
func formatNumber()         { ask(fmt.Sprintf("%s_%d", "a", 1), read) } // ? read
func formatWrong()          { ask(fmt.Sprintf("%d", "a"), read) } // ? read
func formatGiven(f string)  { ask(fmt.Sprintf(f, "a"), read) } // ? read
func environment()          { ask(os.Getenv("A"), read) } // ? read
func letter()               { ask(string(rune(65)), read) } // A read

func fixed() {
	list := [2]tool{{"a", read}, {"b", write}}
	ask(list[1].name, list[1].run) // b write
	ask(list[0].name, list[1].run) // a write
}

func second() {
	list := []tool{{"a", read}, {"b", write}}
	ask(list[1].name, list[1].run) // b write
}

func outside() {
	list := []string{"a"}
	ask(list[len(list)-1], read) // a read
}

func overwritten() {
	t := tool{"a", read}
	t = tool{"b", write}
	ask(t.name, t.run) // b write
}

func afterwards() {
	t := &tool{"a", read}
	ask(t.name, t.run) // a read
	t.name = "b"
}

func copies() {
	t := tool{"a", read}
	u := t
	u.name = "b"
	ask(t.name, u.run) // a read
	ask(u.name, t.run) // b read
}

func captured() {
	name := "a"
	func() { ask(name, read) }() // a read
}

type outer struct {
	inner tool
	ptr   *tool
	list  []string
	byKey map[string]work
}

func nested() {
	o := outer{inner: tool{"a", read}, ptr: &tool{"b", write}, list: []string{"c"}, byKey: map[string]work{"d": read}}
	ask(o.inner.name, o.ptr.run) // a write
	ask(o.ptr.name, o.inner.run) // b read
	ask(o.list[0], o.byKey["d"]) // c read
	ask(o.list[0], o.byKey["e"]) // c nil
}

func given(o *outer) { ask(o.inner.name, o.inner.run) } // a read

func gives() { given(&outer{inner: tool{"a", read}}) }

func (o *outer) method() { ask(o.inner.name, o.inner.run) } // m write

func methods() { (&outer{inner: tool{"m", write}}).method() }

func methodValue() { f := (&outer{inner: tool{"v", write}}).asked; f() }

func (o *outer) asked() { ask(o.inner.name, o.inner.run) } // v write

func returned() tool { return tool{"r", read} }

func returns() { t := returned(); ask(t.name, t.run) } // r read

func two() (string, work) { return "a", read }

func both() { name, run := two(); ask(name, run) } // a read

func either(quick bool) (string, work) {
	if quick {
		return "quick", read
	}
	return "slow", write
}

func eithers() { name, run := either(true); ask(name, run) } // quick read, slow write

func lists(quick bool) []string {
	if quick {
		return []string{"quick"}
	}
	return []string{"slow"}
}

func ofLists() {
	for _, name := range lists(true) {
		ask(name, read) // quick read, slow read
	}
}

func joinedLists() {
	for _, name := range slices.Concat([]string{"a"}, []string{"b"}) {
		ask(name, read) // a read, b read
	}
}

func keyed() {
	byKey := map[string]string{"a": "x", "b": "y"}
	ask(byKey["a"], read) // x read
	for key := range byKey {
		ask(key, read) // a read, b read
	}
	name, ok := byKey["b"]
	if ok {
		ask(name, read) // y read
	}
}

func grown() {
	byKey := map[string]work{}
	byKey["a"] = read
	for name, run := range byKey {
		ask(name, run) // a read
	}
}

var shared = "global"

var handler work = read

func globals() { ask(shared, handler) } // global read

var later string

func init() { later = "set" }

func setInInit() { ask(later, read) } // set read

func asserted(v any) { ask(v.(string), read) } // text read

func asserts() { asserted("text") }

func unreflected() { reflect.ValueOf(called).Call(nil) }

func called() { ask("called", read) } // called read

func recursive(n int, name string) {
	if n > 0 {
		recursive(n-1, name)
	}
	ask(name, read) // ? read, deep read
}

func recurses() { recursive(3, "deep") }

func never(name string) { ask(name, read) } // ? read

`
