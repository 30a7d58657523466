package taxonomy_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/googleapi"
	hostile "github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/hostile/googleapi/gax-go/apierror/slack-go/slack/azcore/odataerrors/gqlerror/gqlgenc/mysql/jsonrpc2"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/jsonrpc2"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/slack-go/slack"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
)

// Every adapter survives every malformed error, and what it makes of it can be
// shown to the agent.
func TestT03MalformedErrors(t *testing.T) {
	odd := hostile.All()
	odd["cyclic"], odd["tangled"], odd["endless"], odd["explosive"] = specimen.Cyclic(), tangled(), endless(), specimen.Explosive{}
	odd["incomparable"] = incomparable{"a"}
	for _, adapter := range taxonomy.DefaultAdapters() {
		for name, err := range odd {
			t.Run(adapter.Slug()+" "+name, func(t *testing.T) {
				for _, nested := range []error{err, fmt.Errorf("a: %w", err), errors.Join(err, err)} {
					assert.NotPanics(t, func() {
						if e := adapter.Adapt(nested); e != nil {
							assertPrivate(t, e)
							assert.NotEmpty(t, e.Extra["service"])
						}
					})
				}
			})
		}
	}
}

// What a malformed error says is not believed, and what is well-formed beside
// it still is.
func TestT03MalformedErrorsThatSaySomething(t *testing.T) {
	odd := hostile.All()
	for name, status := range map[string]int{"empty response": 404, "nil response": 404, "circular": 404} {
		t.Run(name, func(t *testing.T) { assert.Equal(t, status, taxonomy.HTTPAdapter{}.Adapt(odd[name]).Status) })
	}
	for _, name := range []string{"zero", "wrong types", "parameters", "many results", "panics", "nil embedded", "unexported", "largest numbers"} {
		t.Run(name, func(t *testing.T) { assert.Nil(t, taxonomy.HTTPAdapter{}.Adapt(odd[name])) })
	}
	for name, err := range odd {
		if name == "circular" || name == "BatchError" {
			continue // one fills the part of the tree that is looked at, the other is one of Google's.
		}
		t.Run("Google's error beside "+name, func(t *testing.T) {
			e := taxonomy.GoogleAdapter{}.Adapt(errors.Join(err, googleError(404, "notFound")))
			assert.Equal(t, extra("service", "Google", "error_code", "notFound"), e.Extra)
		})
	}
}

func TestAdaptersBoundWhatTheyKeep(t *testing.T) {
	huge := strings.Repeat("ab\xff ", 10<<18)
	for name, e := range map[string]*taxonomy.Error{
		"Google":   taxonomy.GoogleAdapter{}.Adapt(&googleapi.Error{Code: 404, Message: huge, Body: huge}),
		"Slack":    taxonomy.SlackAdapter{}.Adapt(slack.SlackErrorResponse{Err: huge}),
		"JSON-RPC": taxonomy.JSONRPCAdapter{}.Adapt(&jsonrpc2.WireError{Code: 1, Message: huge, Data: []byte(huge)}),
	} {
		t.Run(name, func(t *testing.T) {
			assert.LessOrEqual(t, len(e.Detail), 5*4096)
			assert.Equal(t, strings.ToValidUTF8(e.Detail, ""), e.Detail)
			assertPrivate(t, e)
		})
	}
}

func TestStableCodesOnly(t *testing.T) {
	const fits = "answered with the error"
	for code, shown := range map[string]bool{
		"a": true, "A.b-c_9": true, strings.Repeat("a", 64): true,
		"": false, "9a": false, "_a": false, "a b": false, "a\n": false, "a/b": false, "aé": false, strings.Repeat("a", 65): false, "a\x00": false,
	} {
		t.Run(fmt.Sprintf("%q", code), func(t *testing.T) {
			e := taxonomy.SlackAdapter{}.Adapt(slack.SlackErrorResponse{Err: code})
			_, has := e.Extra["error_code"]
			assert.Equal(t, shown, has)
			assert.Equal(t, shown, strings.Contains(e.Error(), fits))
		})
	}
}
