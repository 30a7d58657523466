package contract_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/contract"
)

// namedInternal returns the name that the rule reports in a recovery, or the
// empty string.
func namedInternal(k contract.Checker, recovery string) string {
	for _, p := range k.Check(contract.Contract{sound(func(f *contract.Failure) { f.Recovery = recovery })}) {
		if p.ID == "recovery-names-internals" {
			return p.Message
		}
	}
	return ""
}

func names(name string) string {
	if name == "" {
		return ""
	}
	return "failure `index_missing` names `" + name + "` in its recovery, which the agent can neither see nor call"
}

func TestInternalsWithoutKnowledge(t *testing.T) {
	rows := []struct{ recovery, want string }{
		{"Look at what store.Get returns for it.", "store.Get"},
		{"Look at store.Index.Get, then try again.", "store.Index.Get"},
		{"Look at `store.Get`: it may be empty.", "store.Get"},
		{"Look at (store.Get) and then try again.", "store.Get"},
		{"Check what store.Get() gives you first.", "store.Get()"},
		{"Run Load() once and try it again.", "Load()"},
		{"Run 'Load()', and try it again.", "Load()"},
		{"See handler.go for the reason of this.", "handler.go"},
		{"See internal/store/my-index_test.go:12 for the reason.", "internal/store/my-index_test.go"},
		{"Ask at https://a.example/x.Get and then use store.Get instead.", "store.Get"},

		{"Ask the owner of example.com to allow it.", ""},
		{"Give another name, e.g. one that is free.", ""},
		{"Give another name, i.e.Something that is free.", ""},
		{"Look at https://api.example.com/v1.Foo/store.Get for the names.", ""},
		{"Look at api.example.com/v1.Foo for the names.", ""},
		{"Give the API version v1.Pod or v2beta1.Pod instead.", ""},
		{"Write to admin@store.Get and then try again.", ""},
		{"Check the id.Then try it once more.", ""},
		{"Install Node.js or ASP.NET before you try again.", ""},
		{"Pass a file such as report.PDF or data.CSV instead.", ""},
		{"Sign in at GitHub with OAuth and try again.", ""},
		{"Use PostgreSQL or MySQL as the kind of store.", ""},
		{"Call searchIndex or listIndices with another name.", ""},
		{"Set pageSize below 100 and try it again.", ""},
		{"Give the query now() or COUNT() a column.", ""},
		{"Remove the file(s) and try again once more.", ""},
		{"Wait 1.5 hours, or until 10.Then try again.", ""},
		{"Choose and/or name the index that is meant.", ""},
		{"Load the index first and then try again.", ""},
		{"Use go or .go as the language of it.", ""},
		{"Ask... and then do it again, please.", ""},
		{"Use a..B or C. or .D as the name.", ""},
	}
	for _, row := range rows {
		t.Run(row.recovery, func(t *testing.T) {
			assert.Equal(t, names(row.want), namedInternal(contract.Checker{}, row.recovery))
		})
	}
}

func TestInternalsWithKnowledge(t *testing.T) {
	declared := map[string]bool{
		"loadIndex": true, "HTTPClient": true, "searchIndex": true, "Load": true, "load": true,
		"example.com/srv/internal/store": true,
	}
	k := contract.Checker{
		Identifier: func(word string) bool { return declared[word] },
		Tool:       func(name string) bool { return name == "searchIndex" || name == "store.Get" },
	}
	rows := []struct{ recovery, want string }{
		{"Look at what loadIndex returns for it.", "loadIndex"},
		{"Look at what the HTTPClient returns for it.", "HTTPClient"},
		{"Look at example.com/srv/internal/store for the names.", "example.com/srv/internal/store"},
		{"Run load() once and try it again.", "load()"},

		{"Call searchIndex with another name than this.", ""},
		{"Call searchIndex() with another name than this.", ""},
		{"Call store.Get with another name than this.", ""},
		{"Sign in at GitHub and then try again.", ""},
		{"Load or load it again, and then retry.", ""},
		{"Look at example.com/srv for the names of all.", ""},
	}
	for _, row := range rows {
		t.Run(row.recovery, func(t *testing.T) {
			assert.Equal(t, names(row.want), namedInternal(k, row.recovery))
		})
	}
}

func TestUnknownTool(t *testing.T) {
	known := contract.Checker{Tool: func(name string) bool { return name == "list_indices" || name == "findIndex" }}
	rows := []struct{ recovery, want string }{
		{"Call list_indexes and pass one of its names.", "list_indexes"},
		{"First invoke `list_indexes`, then try it again.", "list_indexes"},
		{"Use the tool list_indexes to find the name.", "list_indexes"},
		{"Use the list_indexes tool to find the name.", "list_indexes"},
		{"Find the name with the list_indexes tool.", "list_indexes"},
		{"Call findIndexes and pass one of its names.", "findIndexes"},

		{"Call list_indices and pass one of its names.", ""},
		{"Call findIndex and pass one of its names.", ""},
		{"Use page_token to continue where you were.", ""},
		{"Call GitHub and ask for a new token.", ""},
		{"Run a search with fewer words than this.", ""},
		{"Call again with another value of page_size.", ""},
	}
	for _, row := range rows {
		t.Run(row.recovery, func(t *testing.T) {
			c := contract.Contract{sound(func(f *contract.Failure) { f.Recovery = row.recovery })}
			want := []contract.Problem(nil)
			if row.want != "" {
				want = []contract.Problem{{
					ID: "recovery-unknown-tool", Severity: contract.ProblemWarning, Index: 0,
					Message: "failure `index_missing` sends the agent to the tool `" + row.want + "`, which the server does not have",
					Help:    "name a tool that it has",
				}}
			}
			assert.Equal(t, want, known.Check(c))
			assert.Empty(t, c.Validate(), "nothing is known of the tools")
		})
	}
}
