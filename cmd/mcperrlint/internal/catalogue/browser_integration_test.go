//go:build integration

package catalogue_test

import (
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/catalogue"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// What can be read on the page.
const (
	toolNames    = `[...document.querySelectorAll("#tools .name")].map(e => e.textContent)`
	failureNames = `[...document.querySelectorAll("#failures .what")].map(e => e.textContent)`
	chosenOnes   = `[...document.querySelectorAll("[aria-current] .name, [aria-current] .what")].map(e => e.textContent)`
	agentView    = `document.getElementById("agent").innerText`
)

// pageOf writes the page of a catalogue and returns its address.
func pageOf(t *testing.T, c catalogue.Catalogue) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "page.html")
	require.NoError(t, os.WriteFile(file, []byte(write(t, "html", catalogue.Options{}, c)), 0o666))
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(file)}).String()
}

// choose sets a field of the filter as a user does.
func (b *tab) choose(field, value string) {
	b.t.Helper()
	b.value(fmt.Sprintf(`{ const f = document.querySelector("[name=%s]"); f.value = %q; f.dispatchEvent(new Event("input", {bubbles: true})) }`, field, value))
}

// The page lists tools and failures, filters them, and shows what the agent gets: wide and narrow, light and dark.
func TestPageInBrowser(t *testing.T) {
	page, b := pageOf(t, common()), newTab(t)
	var backgrounds []string
	for _, width := range []int{1280, 390} {
		for _, scheme := range []string{"light", "dark"} {
			b.looks(width, scheme)
			b.open(page)
			assert.Equal(t, "read_note\nlist_notes\n(init.func1)", b.value(toolNames))
			assert.Equal(t, "read_note\n(*json.Decoder).Decode", b.value(chosenOnes), "what is hidden is shown first")
			assert.Contains(t, b.value(agentView), "Nothing tells the agent that something has failed.")
			b.listAndFilter()
			assert.Equal(t, fmt.Sprint(width), b.value(`document.documentElement.scrollWidth`), "nothing sticks out at the side")
			backgrounds = append(backgrounds, b.value(`getComputedStyle(document.body).backgroundColor`))
		}
	}
	assert.Equal(t, backgrounds[:2], backgrounds[2:])
	assert.NotEqual(t, backgrounds[0], backgrounds[1])
	assert.Empty(t, b.mishaps())
}

// listAndFilter chooses a tool and a failure, and narrows what is listed.
func (b *tab) listAndFilter() {
	t := b.t
	b.value(`document.querySelector("#tools li:nth-child(2) a").click()`)
	b.until(`location.hash === "#tool=list_notes"`)
	b.until(`document.querySelector("#failures h2").textContent === "list_notes"`)
	assert.Equal(t, "(*sql.Rows).Err\n(*sql.DB).QueryContext", b.value(failureNames))
	assert.Contains(t, b.value(`document.getElementById("failures").innerText`), "the error of the function value `render`")
	assert.Equal(t, `{"notes":[]}`, b.value(`document.querySelector("#agent .reads").textContent`))
	assert.Equal(t, "{\n  \"notes\": []\n}", b.value(`document.querySelector("#agent .structured").textContent`))
	assert.Contains(t, b.value(`document.querySelector("#agent .wire").textContent`), `"text": "{\"notes\":[]}"`)
	assert.Equal(t, "store/store.go#L81", b.value(`document.querySelector("#agent a.at").getAttribute("href")`))
	assert.Contains(t, b.value(agentView), "answers as if all was read")
	assert.Contains(t, b.value(agentView), "Instead, the answer has: an empty list")

	b.value(`document.querySelector("#failures li:nth-child(2) a").click()`)
	b.until(`location.hash === "#tool=list_notes&failure=2" && document.querySelector("#agent h2").textContent === "(*sql.DB).QueryContext"`)
	b.value(`history.back()`)
	b.until(`document.querySelector("#agent h2").textContent === "(*sql.Rows).Err"`)

	b.choose("form", "success that hides it")
	b.until(`document.querySelectorAll("#tools li").length === 2`)
	assert.Equal(t, "(*sql.Rows).Err", b.value(failureNames))
	assert.Equal(t, "2 of 11 shown", b.value(`document.querySelector("output").textContent`))
	b.value(`document.querySelector("[type=reset]").click()`)
	b.until(`document.querySelectorAll("#tools li").length === 3`)
	b.choose("declared", "declared")
	b.until(`document.querySelector("#agent h2").textContent === 'id == ""'`)
	assert.Contains(t, b.value(agentView), "invalid_arguments")
	b.choose("declared", "")
	b.choose("form", "unknown")
	b.until(`document.querySelectorAll("#tools li").length === 2`)
	b.value(`document.querySelector("[type=reset]").click()`)
	b.choose("q", "STORE.GO readfile")
	b.until(`document.querySelector("#agent h2").textContent === "os.ReadFile"`)
	assert.Equal(t, "read_note", b.value(toolNames))
	assert.Contains(t, b.value(agentView), "JSON-RPC error -32603")
	assert.Contains(t, b.value(agentView), "Not known for certain.")
	b.choose("q", "nothing has this")
	b.until(`document.getElementById("tools").innerText.includes("No tool matches.")`)
}

// A state that was kept is shown again, and what is wrong in it is left alone.
func TestPageFromAddress(t *testing.T) {
	page, b := pageOf(t, common()), newTab(t)
	b.open(page + "#tool=read_note&failure=4&q=read")
	assert.Equal(t, "os.ReadFile", b.value(`document.querySelector("#agent h2").textContent`))
	assert.Equal(t, "read", b.value(`document.querySelector("[name=q]").value`))
	for _, wrong := range []string{"#tool=no_such&failure=99", "#failure=-1&form=none", "#%%%&=&&", "#__proto__=1&tool=constructor"} {
		b.open(page + wrong)
		assert.Equal(t, "Tools", b.value(`document.querySelector("#tools h2").firstChild.textContent.trim()`), wrong)
	}
	b.open(pageOf(t, catalogue.Catalogue{}))
	assert.Equal(t, "There is no tool to show.", b.value(`document.getElementById("failures").innerText`))
	assert.Empty(t, b.mishaps())
}

// Everything can be done by keys.
func TestPageByKeys(t *testing.T) {
	page, b := pageOf(t, common()), newTab(t)
	b.looks(1280, "light")
	b.open(page)
	b.press("/")
	b.until(`document.activeElement.name === "q"`)
	b.press("g")
	b.press("o")
	b.press("n")
	b.press("e")
	b.until(`location.hash.includes("q=gone") && document.querySelector("#agent h2").textContent === "gone"`)
	b.value(`document.querySelector("[type=reset]").click(); document.querySelector("#tools a").focus()`)
	b.until(`document.querySelectorAll("#tools li").length === 3`)
	b.value(`document.querySelector("#tools a").focus()`)
	b.press("ArrowDown")
	assert.Contains(t, b.value(`document.activeElement.textContent`), "list_notes")
	b.press("Enter")
	b.until(`document.querySelector("#failures h2").textContent === "list_notes"`)
	b.value(`document.querySelector("#failures a[aria-current]").focus()`)
	b.press("ArrowDown")
	b.press("Enter")
	b.until(`document.querySelector("#agent h2").textContent === "(*sql.DB).QueryContext"`)
	assert.Contains(t, b.value(`document.activeElement.textContent`), "QueryContext", "the focus stays")
	b.press("ArrowUp")
	assert.Contains(t, b.value(`document.activeElement.textContent`), "Rows")
	assert.Empty(t, b.mishaps())
}

// No text is obeyed.
func TestPageOfHostileTexts(t *testing.T) {
	b := newTab(t)
	for _, text := range []string{nasty, `"><img src=x onerror=alert(1)>`, `</script><script>alert(1)</script>`, "\u202e\u2028", "javascript:alert(1)"} {
		c := everything(text)
		c.Tools[0].Failures = append(c.Tools[0].Failures, failures.Failure{What: text, Arrives: failures.Arrival{As: failures.ErrorResult}, Wire: fmt.Sprintf(`{"content":[{"type":"text","text":%q}]}`, "a"+strings.ToValidUTF8(printable.Text(text), ""))})
		b.open(pageOf(t, c))
		assert.Equal(t, printable.Text(text), b.value(`document.querySelector("#tools .name").textContent`))
		assert.Equal(t, printable.Text(text), b.value(`document.querySelector("#agent h2").textContent`))
		assert.Equal(t, "0", b.value(`document.querySelectorAll("img, iframe, body script:not(#data):not(:last-of-type)").length`))
	}
	assert.Empty(t, b.mishaps())
}

// The policy lets nothing run but the script of the page.
func TestPolicyOfPage(t *testing.T) {
	page, b := pageOf(t, common()), newTab(t)
	b.open(page)
	b.value(`{ const s = document.createElement("script"); s.textContent = "window.ran = 1"; document.body.append(s); document.body.setAttribute("onclick", "window.ran = 1"); document.body.click() }`)
	assert.Equal(t, "<nil>", b.value(`window.ran`))
	assert.NotEmpty(t, b.mishaps(), "the test sees what the policy refuses")
}

// Five thousand tools are searched while somebody types.
func TestPageOfManyTools(t *testing.T) {
	c := common()
	c.Tools = manyTools()
	b := newTab(t)
	b.open(pageOf(t, c))
	b.choose("q", "tool_4321 gone")
	b.until(`document.querySelector("#agent h2").textContent === "gone"`)
	assert.Equal(t, "tool_4321", b.value(toolNames))
	assert.Empty(t, b.mishaps())
}
