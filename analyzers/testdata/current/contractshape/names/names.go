// Package names has recoveries with names in them.
package names

import (
	"example.test/contractshape/elsewhere"
	otel "example.test/contractshape/open-telemetry"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type loadIndex struct{ elsewhere.HTTPClient }

// GitHub is a brand that the module uses as a name, too.
type GitHub struct{ otel.OpenTelemetry }

// findIndex handles the tool of that name.
func findIndex() {}

var toolName = "findIndex"

// pageSize is an argument as well.
const pageSize = 1

type arguments struct {
	Size int `json:"pageSize,omitempty"`
}

func failure(string) {}

var errors = contract.Contract{
	{Reason: "a", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Look at what store.Get returns for it."},                      // want "contractshape/recovery-names-internals: a"
	{Reason: "b", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Run Load() once and then try again."},                         // want "contractshape/recovery-names-internals: b"
	{Reason: "c", Code: taxonomy.CodeNotFound, When: "x", Recovery: "See handler.go for the cause of this."},                       // want "contractshape/recovery-names-internals: c"
	{Reason: "d", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Look at what loadIndex returns for it."},                      // want "contractshape/recovery-names-internals: d"
	{Reason: "e", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Look at what HTTPClient does with it."},                       // want "contractshape/recovery-names-internals: e"
	{Reason: "f", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Look at example.test/contractshape/elsewhere for the names."}, // want "contractshape/recovery-names-internals: f"
	{Reason: "g", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Run failure() once and then try again."},                      // want "contractshape/recovery-names-internals: g"

	{Reason: "h", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Sign in at GitHub with OAuth and try again."},
	{Reason: "i", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Call findIndex with another name than this."},
	{Reason: "j", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Set pageSize below 100 and then try again."},
	{Reason: "k", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Ask the owner of example.com, e.g. by mail."},
	{Reason: "l", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Look at https://api.example.com/v1.Foo for the names."},
	{Reason: "m", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Use PostgreSQL or MySQL as the kind of store."},
	{Reason: "n", Code: taxonomy.CodeNotFound, When: "x", Recovery: "The failure is over; now names can be used."},
	{Reason: "o", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Call searchIndex or listIndices with another name."},
	{Reason: "q", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Turn OpenTelemetry off and then try again."},
	{Reason: "p", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Look at example.test/other for the names of all."},
}
