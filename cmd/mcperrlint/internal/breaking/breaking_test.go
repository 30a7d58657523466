package breaking_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
)

// remove is a failure of the tool delete_note.
func remove() failures.Failure {
	return failures.Failure{
		What: "os.Remove", Function: "tools.remove", At: failures.Place{File: "tools/delete.go", Line: 14, Column: 3},
		Arrives: failures.Arrival{As: failures.ErrorResult}, Text: "delete note: …", Code: "internal", Reason: "NOTE_KEPT", Recovery: "Delete it by hand.",
		Retry: "yes", Wait: "30s", Kept: true,
	}
}

// required is another one, which the program makes itself.
func required() failures.Failure {
	return failures.Failure{
		What: `id == ""`, Function: "tools.remove", At: failures.Place{File: "tools/delete.go", Line: 10, Column: 3},
		Arrives: failures.Arrival{As: failures.ErrorResult}, Text: "id is required", Code: "invalid_arguments",
	}
}

// tool returns the tool delete_note.
func tool(list ...failures.Failure) failures.Tool {
	return failures.Tool{Name: "delete_note", Kind: "tool", Package: "example.test/tools", Function: "remove", At: failures.Place{File: "tools/delete.go", Line: 8}, Failures: list}
}

func lockOf(tools ...failures.Tool) *lockfile.Lock {
	return lockfile.Of(tools, []string{"example.test/tools", "example.test/store"})
}

// stored returns a lock as it is read from a file.
func stored(t *testing.T, l *lockfile.Lock) *lockfile.Lock {
	t.Helper()
	data, err := l.Encode()
	require.NoError(t, err)
	read, err := lockfile.Decode(data)
	require.NoError(t, err)
	return read
}

// said returns a line for each change.
func said(changes []breaking.Change) []string {
	lines := []string{}
	for _, c := range changes {
		lines = append(lines, fmt.Sprintf("%s %s: %s: %s", c.Level, c.Category, c.Tool, c.Message))
	}
	return lines
}

// with returns a failure that a function has changed.
func with(f failures.Failure, change func(*failures.Failure)) failures.Failure {
	change(&f)
	return f
}

func TestCategories(t *testing.T) {
	declared := func(f *failures.Failure) { f.Declared = failures.IsDeclared }
	for name, row := range map[string]struct {
		was, is failures.Failure
		want    []string
	}{
		"nothing": {remove(), remove(), []string{}},
		"an error is hidden": {remove(), with(remove(), func(f *failures.Failure) { f.Arrives.As, f.Code, f.Text, f.Kept = failures.Hidden, "", "", false }),
			[]string{"breaking error-now-success: delete_note: when os.Remove fails, the answer is a success that hides it; it was an error result"}},
		"an error is told as a success": {remove(), with(remove(), func(f *failures.Failure) { f.Arrives.As = failures.Told }),
			[]string{"breaking error-now-success: delete_note: when os.Remove fails, the answer is a success that tells; it was an error result"}},
		"the flag is gone": {remove(), with(remove(), func(f *failures.Failure) { f.Arrives = failures.Arrival{As: failures.ProtocolError, Code: -32603} }),
			[]string{"breaking error-flag-gone: delete_note: when os.Remove fails, the answer is a JSON-RPC error; it was an error result"}},
		"no answer": {remove(), with(remove(), func(f *failures.Failure) { f.Arrives.As = failures.NoAnswer }),
			[]string{"breaking answer-gone: delete_note: when os.Remove fails, there is no answer; it was an error result"}},
		"a crash": {with(remove(), func(f *failures.Failure) { f.Arrives.As = failures.Hidden }), with(remove(), func(f *failures.Failure) { f.Arrives.As = failures.Crash }),
			[]string{"breaking answer-gone: delete_note: when os.Remove fails, the server exits; it was a success that hides it"}},
		"told and hidden": {with(remove(), func(f *failures.Failure) { f.Arrives.As = failures.Told }), with(remove(), func(f *failures.Failure) { f.Arrives.As = failures.Hidden }),
			[]string{"breaking told-now-hidden: delete_note: when os.Remove fails, the answer is a success that hides it; it was a success that tells"}},
		"another code": {remove(), with(remove(), func(f *failures.Failure) { f.Code = "unavailable" }),
			[]string{`breaking code-changed: delete_note: when os.Remove fails, the code is "unavailable"; it was "internal"`}},
		"no code": {remove(), with(remove(), func(f *failures.Failure) { f.Code = "" }),
			[]string{`breaking code-changed: delete_note: when os.Remove fails, the code is gone; it was "internal"`}},
		"another number": {with(remove(), func(f *failures.Failure) { f.Arrives = failures.Arrival{As: failures.ProtocolError, Code: -32603} }),
			with(remove(), func(f *failures.Failure) { f.Arrives = failures.Arrival{As: failures.ProtocolError} }),
			[]string{"breaking code-changed: delete_note: when os.Remove fails, the answer is a JSON-RPC error 0; it was a JSON-RPC error -32603"}},
		"another reason": {remove(), with(remove(), func(f *failures.Failure) { f.Reason = "BUSY" }),
			[]string{`breaking reason-changed: delete_note: when os.Remove fails, the reason is "BUSY"; it was "NOTE_KEPT"`}},
		"other advice": {remove(), with(remove(), func(f *failures.Failure) { f.Retry, f.Wait = "no", "" }),
			[]string{`breaking retry-changed: delete_note: when os.Remove fails, the advice about retries is "no"; it was "yes"`,
				`breaking retry-changed: delete_note: when os.Remove fails, the wait before a retry is gone; it was "30s"`}},
		"a declaration is gone": {with(remove(), declared), remove(),
			[]string{"breaking declared-gone: delete_note: when os.Remove fails, the contract no longer declares that"}},
		"never produced": {with(remove(), declared), with(remove(), func(f *failures.Failure) { f.Declared = failures.NeverProduced }), []string{}},
		"the cause is lost": {remove(), with(remove(), func(f *failures.Failure) { f.Kept = false }),
			[]string{"look cause-lost: delete_note: when os.Remove fails, the error is no longer in the chain of what is returned"}},
		"no recovery": {remove(), with(remove(), func(f *failures.Failure) { f.Recovery = "" }),
			[]string{`look recovery-gone: delete_note: when os.Remove fails, there is no recovery any more; it was "Delete it by hand."`}},
		"no text": {remove(), with(remove(), func(f *failures.Failure) { f.Text = "" }),
			[]string{`look text-gone: delete_note: when os.Remove fails, there is no text any more; it was "delete note: …"`}},
		"foreign text": {remove(), with(remove(), func(f *failures.Failure) { f.Foreign = true }),
			[]string{`look new-foreign: delete_note: when os.Remove fails, the text has words now that others wrote: "delete note: …"`}},
		"a task": {remove(), with(remove(), func(f *failures.Failure) { f.Arrives.As = failures.FailedTask }),
			[]string{"look form-changed: delete_note: when os.Remove fails, the answer is a failed task; it was an error result"}},
		"unknown": {remove(), with(remove(), func(f *failures.Failure) { f.Arrives.As = failures.UnknownForm }),
			[]string{"look newly-unknown: delete_note: when os.Remove fails, nobody can say what the agent gets; it was an error result"}},
		"unsure": {remove(), with(remove(), func(f *failures.Failure) { f.Arrives.Unsure = true }),
			[]string{"look newly-unknown: delete_note: when os.Remove fails, something on the way may now change the error result"}},
		"told of": {with(remove(), func(f *failures.Failure) { f.Arrives.As = failures.Hidden }), remove(),
			[]string{"fine better-told: delete_note: when os.Remove fails, the answer is an error result; it was a success that hides it"}},
		"the model reads it": {with(remove(), func(f *failures.Failure) { f.Arrives.As = failures.ProtocolError }), remove(),
			[]string{"fine better-told: delete_note: when os.Remove fails, the answer is an error result; it was a JSON-RPC error 0"}},
		"better recovery": {remove(), with(remove(), func(f *failures.Failure) { f.Recovery = "Ask the owner to delete it." }),
			[]string{`fine recovery-changed: delete_note: when os.Remove fails, the recovery is now "Ask the owner to delete it."`}},
		"stated": {with(remove(), func(f *failures.Failure) { f.Code, f.Retry = "", "" }), remove(),
			[]string{`fine now-stated: delete_note: when os.Remove fails, the advice about retries is stated now: "yes"`, `fine now-stated: delete_note: when os.Remove fails, the code is stated now: "internal"`}},
		"another text": {remove(), with(remove(), func(f *failures.Failure) { f.Text = "cannot delete: …" }),
			[]string{`fine text-changed: delete_note: when os.Remove fails, the text is now "cannot delete: …"`}},
		"known": {with(remove(), func(f *failures.Failure) { f.Arrives.As = failures.UnknownForm }), remove(),
			[]string{"fine now-known: delete_note: when os.Remove fails, the answer is an error result; it was unknown"}},
		"surer": {with(remove(), func(f *failures.Failure) { f.Arrives.Unsure = true }), remove(),
			[]string{"fine now-known: delete_note: when os.Remove fails, nothing on the way changes the error result any more"}},
		"a similar text of the program": {required(), with(required(), func(f *failures.Failure) { f.Text, f.Code = "the id is required", "" }),
			[]string{`breaking code-changed: delete_note: when id == "", the code is gone; it was "invalid_arguments"`,
				`fine text-changed: delete_note: when id == "", the text is now "the id is required"`}},
	} {
		t.Run(name, func(t *testing.T) {
			changes := breaking.Compare(stored(t, lockOf(tool(required(), row.was))), lockOf(tool(row.is, required())))
			if row.was.What == required().What {
				changes = breaking.Compare(stored(t, lockOf(tool(row.was))), lockOf(tool(row.is)))
			}
			assert.Equal(t, row.want, said(changes))
			for _, c := range changes {
				assert.Equal(t, row.is.At, c.At)
			}
		})
	}
}

func TestGoneAndNew(t *testing.T) {
	declared := with(remove(), func(f *failures.Failure) { f.Declared = failures.IsDeclared })
	other := func(name string) failures.Tool { tl := tool(remove()); tl.Name = name; return tl }
	unknown := tool(remove())
	unknown.Unknown = []string{"x"}
	for name, row := range map[string]struct {
		was, is []failures.Tool
		want    []string
	}{
		"a tool is gone": {[]failures.Tool{tool(), other("find")}, []failures.Tool{tool()}, []string{"breaking tool-gone: find: the tool is gone"}},
		"a tool is new":  {[]failures.Tool{tool()}, []failures.Tool{tool(), other("find")}, []string{"fine new-tool: find: the tool is new"}},
		"a tool with a fault": {nil, []failures.Tool{tool(required(), with(remove(), func(f *failures.Failure) { f.Arrives.As = failures.Hidden }))},
			[]string{"look new-hidden: delete_note: new: when os.Remove fails, the answer is a success that hides it", "fine new-tool: delete_note: the tool is new"}},
		"a tool is a prompt": {[]failures.Tool{tool()}, []failures.Tool{{Kind: "prompt", Name: "delete_note"}}, []string{"breaking tool-gone: delete_note: the tool is gone", "fine new-tool: delete_note: the prompt is new"}},
		"a tool gets typed":  {[]failures.Tool{tool()}, []failures.Tool{{Kind: "typed tool", Name: "delete_note"}}, []string{}},
		"one of two servers": {[]failures.Tool{tool(remove()), tool(required())}, []failures.Tool{tool(required())}, []string{"breaking tool-gone: delete_note: the tool is gone"}},
		"a name is lost":     {[]failures.Tool{other("find")}, []failures.Tool{other("")}, []string{"look newly-unknown: find: the name under which it is registered can no longer be found"}},
		"a name is found":    {[]failures.Tool{other("")}, []failures.Tool{other("find")}, []string{}},
		"a nameless one":     {[]failures.Tool{other("")}, nil, []string{"look nameless-gone: : one tool whose name is not known is gone, or its name is known now"}},
		"not all is known":   {[]failures.Tool{tool(remove())}, []failures.Tool{unknown}, []string{"look newly-unknown: delete_note: not all of its failures can be followed any more"}},
		"all is known":       {[]failures.Tool{unknown}, []failures.Tool{tool(remove())}, []string{"fine now-known: delete_note: all of its failures can be followed now"}},
		"a failure is gone":  {[]failures.Tool{tool(remove(), required())}, []failures.Tool{tool(remove())}, []string{`fine failure-gone: delete_note: the failure "id is required" no longer arrives`}},
		"a declared one":     {[]failures.Tool{tool(declared, required())}, []failures.Tool{tool(required())}, []string{"breaking declared-gone: delete_note: the failure of os.Remove is no longer declared, and no longer arrives"}},
		"a new declared one": {[]failures.Tool{tool()}, []failures.Tool{tool(declared)}, []string{`fine new-declared: delete_note: new: when os.Remove fails, the answer is an error result: "delete note: …"`}},
		"a new one":          {[]failures.Tool{tool()}, []failures.Tool{tool(required())}, []string{`fine new-failure: delete_note: new: when id == "", the answer is an error result: "id is required"`}},
		"a new hidden one": {[]failures.Tool{tool()}, []failures.Tool{tool(with(required(), func(f *failures.Failure) { f.Arrives.As = failures.Hidden }))},
			[]string{`look new-hidden: delete_note: new: when id == "", the answer is a success that hides it`}},
		"a new one without a code": {[]failures.Tool{tool(remove())}, []failures.Tool{tool(remove(), with(required(), func(f *failures.Failure) { f.Code = "" }))},
			[]string{`look new-without-code: delete_note: new: when id == "", the answer is an error result: "id is required", without a code`}},
		"a test of a field": {[]failures.Tool{tool()}, []failures.Tool{tool(with(required(), func(f *failures.Failure) { f.What, f.When = "note.Locked", "note.Locked" }))},
			[]string{`fine new-failure: delete_note: new: when note.Locked, the answer is an error result: "id is required"`}},
		"where nothing has a code": {[]failures.Tool{tool()}, []failures.Tool{tool(with(required(), func(f *failures.Failure) { f.Code = "" }))},
			[]string{`fine new-failure: delete_note: new: when id == "", the answer is an error result: "id is required"`}},
		"a new foreign one": {[]failures.Tool{tool()}, []failures.Tool{tool(with(remove(), func(f *failures.Failure) { f.Foreign = true }))},
			[]string{`look new-foreign: delete_note: new: when os.Remove fails, the answer is an error result: "delete note: …" and words that others wrote`}},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, row.want, said(breaking.Compare(stored(t, lockOf(row.was...)), lockOf(row.is...))))
		})
	}
}

// Of tools without a name, those are compared that have a handler in common, or else most of their failures.
func TestNameless(t *testing.T) {
	nameless := func(handler string, list ...failures.Failure) failures.Tool {
		tl := tool(list...)
		tl.Name, tl.Function = "", handler
		return tl
	}
	uncoded := with(remove(), func(f *failures.Failure) { f.Code = "" })
	a, b, c := nameless("a", remove()), nameless("b", required()), nameless("c", remove(), required())
	changed := nameless("c", uncoded, required())
	want := []string{`breaking code-changed: : when os.Remove fails, the code is gone; it was "internal"`, "fine new-tool: : the tool is new"}
	for _, was := range []*lockfile.Lock{lockOf(a, b, c), stored(t, lockOf(a, b, c))} {
		assert.Equal(t, want, said(breaking.Compare(was, lockOf(nameless("0"), a, b, changed))))
	}
	// A helper has changed all of them.
	var many []failures.Tool
	for i := range 100 {
		many = append(many, nameless("m", with(required(), func(f *failures.Failure) { f.Text = fmt.Sprint(i) })))
	}
	assert.Equal(t, want, said(breaking.Compare(stored(t, lockOf(append(many, a, b, c)...)), lockOf(append(many, nameless("0"), a, b, changed)...))))
	others := slices.Clone(many)
	for i := range many {
		many[i].Failures = append(slices.Clone(many[i].Failures), remove())
		others[i].Failures = append(slices.Clone(others[i].Failures), with(remove(), func(f *failures.Failure) { f.Code = "unavailable" }))
	}
	assert.Equal(t, []string{`breaking code-changed: : when os.Remove fails, the code is "unavailable"; it was "internal"`, "fine new-tool: : the tool is new"},
		said(breaking.Compare(stored(t, lockOf(many...)), lockOf(append(others, nameless("0"))...))))
}

// A failure has several places. Only some of them change.
func TestSomeOfThePlaces(t *testing.T) {
	hidden := with(remove(), func(f *failures.Failure) { f.Arrives.As, f.Text, f.Code = failures.Hidden, "", "" })
	otherText := with(remove(), func(f *failures.Failure) { f.Text, f.Code = "another", "" })
	const now = "breaking error-now-success: delete_note: when os.Remove fails, the answer is a success that hides it; it was an error result"
	for name, row := range map[string]struct {
		was, is []failures.Failure
		want    []string
	}{
		"one of three is hidden":  {[]failures.Failure{remove(), remove(), remove()}, []failures.Failure{remove(), remove(), hidden}, []string{now}},
		"as one already was":      {[]failures.Failure{remove(), hidden}, []failures.Failure{hidden, hidden}, []string{now}},
		"two of two, to the same": {[]failures.Failure{remove(), otherText}, []failures.Failure{hidden, hidden}, []string{now}},
		"one more":                {[]failures.Failure{remove()}, []failures.Failure{remove(), remove()}, []string{}},
		"one less":                {[]failures.Failure{remove(), remove()}, []failures.Failure{remove()}, []string{}},
		"another hidden one":      {[]failures.Failure{remove()}, []failures.Failure{remove(), hidden}, []string{"look new-hidden: delete_note: new: when os.Remove fails, the answer is a success that hides it"}},
		"two places become one with another text": {[]failures.Failure{remove(), remove()}, []failures.Failure{with(remove(), func(f *failures.Failure) { f.Text = "x" })},
			[]string{`fine text-changed: delete_note: when os.Remove fails, the text is now "x"`}},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, row.want, said(breaking.Compare(stored(t, lockOf(tool(row.was...))), lockOf(tool(row.is...)))))
		})
	}
}

// A failure whose declared code happens elsewhere as well is no declaration that is gone.
func TestDeclaredElsewhere(t *testing.T) {
	declared := func(what string) failures.Failure {
		return with(remove(), func(f *failures.Failure) { f.What, f.Text, f.Declared = what, what, failures.IsDeclared })
	}
	was, is := lockOf(tool(declared("os.Remove"), declared("os.Stat"))), lockOf(tool(declared("os.Stat")))
	assert.Equal(t, []string{`look error-gone: delete_note: the failure of os.Remove no longer arrives: "os.Remove"`}, said(breaking.Compare(was, is)))
	assert.Equal(t, []string{`fine new-failure: delete_note: new: when os.Remove fails, the answer is an error result: "os.Remove"`}, said(breaking.Compare(is, was)))
}

// What is gone has no place: that of the old program may be in a checkout that is no longer there.
func TestPlaceOfWhatIsGone(t *testing.T) {
	was := lockOf(tool(remove(), required()))
	for _, is := range []*lockfile.Lock{lockOf(), lockOf(failures.Tool{Kind: "tool", Name: "delete_note", At: failures.Place{File: "new.go", Line: 3}})} {
		for _, c := range breaking.Compare(was, is) {
			if c.Category == "tool-gone" {
				assert.Zero(t, c.At)
			} else {
				assert.Equal(t, failures.Place{File: "new.go", Line: 3}, c.At)
			}
		}
	}
}

// random returns tools that have much in common.
func random(r *rand.Rand) []failures.Tool {
	pick := func(words ...string) string { return words[r.IntN(len(words))] }
	forms := []failures.Form{failures.ErrorResult, failures.ProtocolError, failures.Told, failures.Hidden, failures.Crash, failures.UnknownForm}
	var tools []failures.Tool
	for range r.IntN(6) {
		tl := failures.Tool{Kind: pick("tool", "typed tool", "prompt"), Name: pick("", "a", "b", "c"), Package: "example.test/tools", Function: pick("f", "g")}
		tl.At = failures.Place{File: pick("a.go", "b.go"), Line: r.IntN(50)}
		for range r.IntN(8) {
			tl.Failures = append(tl.Failures, failures.Failure{
				What: pick("os.Remove", "os.Open", "store.Load", "x == 0", ""), Function: "store.Load", At: failures.Place{File: "a.go", Line: r.IntN(50)},
				Arrives: failures.Arrival{As: forms[r.IntN(len(forms))], Code: -r.IntN(2), Unsure: r.IntN(4) == 0},
				Text:    pick("", "…", "read: …", "read it: …"), Code: pick("", "x", "y"), Reason: pick("", "R"), Retry: pick("", "yes", "no"),
				Declared: failures.Declared(pick("", "declared", "undeclared")), Foreign: r.IntN(2) == 0, Kept: r.IntN(2) == 0,
			})
		}
		tools = append(tools, tl)
	}
	return tools
}

// refactored returns the tools in another order, elsewhere and under other names of functions.
func refactored(r *rand.Rand, tools []failures.Tool) []failures.Tool {
	tools = slices.Clone(tools)
	for i := range tools {
		tools[i].Failures = slices.Clone(tools[i].Failures)
		r.Shuffle(len(tools[i].Failures), func(a, b int) {
			tools[i].Failures[a], tools[i].Failures[b] = tools[i].Failures[b], tools[i].Failures[a]
		})
		tools[i].Function, tools[i].At = "renamed", failures.Place{File: "moved.go", Line: r.IntN(90)}
		for j := range tools[i].Failures {
			f := &tools[i].Failures[j]
			f.At = failures.Place{File: "moved.go", Line: r.IntN(90)}
			switch f.What {
			case "store.Load":
				f.What = "store.(*Store).Get"
			case "x == 0":
				f.What = "y == 0"
			}
		}
	}
	r.Shuffle(len(tools), func(a, b int) { tools[a], tools[b] = tools[b], tools[a] })
	return tools
}

func TestRefactoringChangesNothing(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 500 {
		tools := random(r)
		assert.Empty(t, said(breaking.Compare(lockOf(tools...), lockOf(tools...))))
		assert.Empty(t, said(breaking.Compare(stored(t, lockOf(tools...)), lockOf(refactored(r, tools)...))))
	}
}

// Places decide where an annotation stands, not what it says.
func TestOrderDoesNotMatter(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 500 {
		was, is := random(r), random(r)
		want := said(breaking.Compare(stored(t, lockOf(was...)), stored(t, lockOf(is...))))
		got := breaking.Compare(lockOf(refactored(r, was)...), stored(t, lockOf(refactored(r, is)...)))
		assert.Equal(t, want, said(got))
	}
}

// What is breaking in one direction is never lost: each tool and each failure that is not equal is told of.
func TestNothingIsLost(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 500 {
		was, is := lockOf(random(r)...), lockOf(random(r)...)
		a, err := was.Encode()
		require.NoError(t, err)
		b, err := is.Encode()
		require.NoError(t, err)
		if string(a) == string(b) {
			continue
		}
		gone := make(map[[2]string]int)
		for _, tl := range was.Tools {
			gone[[2]string{tl.Kind, tl.Name}]++
		}
		for _, tl := range is.Tools {
			gone[[2]string{tl.Kind, tl.Name}]--
		}
		changes := breaking.Compare(was, is)
		for key, n := range gone {
			if key[1] == "" || n <= 0 {
				continue
			}
			assert.True(t, slices.ContainsFunc(changes, func(c breaking.Change) bool {
				return c.Kind == key[0] && c.Tool == key[1] && (c.Category == "tool-gone" || c.Category == "newly-unknown")
			}), "%v %s\n%s", key, a, b)
		}
	}
}

// generated returns the tools of a very large program, of which some have changed.
func generated(tools, failuresOfEach, changed int) *lockfile.Lock {
	var list []failures.Tool
	for i := range tools {
		tl := failures.Tool{Kind: "tool", Name: fmt.Sprintf("tool_%d", i), Package: "example.test/large"}
		for j := range failuresOfEach {
			f := failures.Failure{
				What: fmt.Sprintf("client.(*Client).Call%d", j), Arrives: failures.Arrival{As: failures.ErrorResult},
				Text: fmt.Sprintf("call %d of tool %d: …", j, i), Code: "unavailable", Kept: true,
			}
			if i%10 < changed {
				f.Text, f.Code = "it did not work: "+f.Text, "internal"
			}
			tl.Failures = append(tl.Failures, f)
		}
		list = append(list, tl)
	}
	return lockfile.Of(list, nil)
}

func BenchmarkCompare(b *testing.B) {
	was, is := generated(5000, 20, 0), generated(5000, 20, 3)
	b.ReportAllocs()
	for b.Loop() {
		require.Equal(b, 5000/10*3*20*2, len(breaking.Compare(was, is)))
	}
}

// Many failures of one tool, and many tools of one name, take no time that grows with their square.
func TestScale(t *testing.T) {
	one := func(text string) *lockfile.Lock {
		tl := tool()
		for i := range 50_000 {
			f := remove()
			f.Text, f.What = fmt.Sprintf("%s %d", text, i), "os.Remove"
			tl.Failures = append(tl.Failures, f)
		}
		return lockOf(tl)
	}
	changes := breaking.Compare(one("a"), one("b"))
	assert.Equal(t, 50_000, len(changes))
	var was, is []failures.Tool
	for i := range 20_000 {
		was = append(was, tool(with(remove(), func(f *failures.Failure) { f.Code = fmt.Sprint(i) })))
		is = append(is, tool(with(remove(), func(f *failures.Failure) { f.Code = fmt.Sprint(-i) })))
	}
	assert.NotEmpty(t, breaking.Compare(lockOf(was...), lockOf(is...)))
	for i := range was {
		was[i].Name, is[i].Name = fmt.Sprint("was", i), ""
	}
	assert.Equal(t, 20_000+1, len(breaking.Compare(lockOf(was...), lockOf(is...))), "each that is gone, and once that nameless ones are new")
}
