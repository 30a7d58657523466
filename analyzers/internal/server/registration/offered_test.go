package registration_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
)

// What a package puts into fields of what it calls a tool, and can fail, some other package registers.
func TestOfferedIn(t *testing.T) {
	s := fixture.Scope(t, `package m

import "os"

type ServerTool struct {
	Name    string
	Handler func() (string, error)
	Text    func() (string, bool)
}

type ToolFunc func() (string, error)

type offer struct {
	prompt ToolFunc
	Page   ToolFunc
}

type Prompts struct{ List func() (string, error) }

type Resource struct{ Read func() (string, error) }

type other struct{ run func() (string, error) }

func list() (string, error) { return "", nil }
func text() (string, bool) { return "", true }
func named() (string, error) { return "", nil }
func prompts() (string, error) { return "", nil }
func read() (string, error) { return "", nil }
func run() (string, error) { return "", nil }

var hook func() (string, error)

func offers() []any {
	hook = run
	return []any{
		ServerTool{Name: "list", Handler: list, Text: text}, offer{prompt: named}, &Prompts{prompts}, &Resource{Read: read}, other{run},
		ServerTool{Handler: func() (string, error) { return os.Hostname() }},
	}
}

func elsewhere() ServerTool { return ServerTool{Handler: os.Getwd} }
`)
	found := make(map[string]sdk.Kind)
	for fn, kind := range registration.OfferedIn(s) {
		found[fn.Name()] = kind
	}
	assert.Equal(t, map[string]sdk.Kind{"list": sdk.Tool, "named": sdk.Tool, "prompts": sdk.Prompt, "read": sdk.Resource, "offers$1": sdk.Tool}, found)
}
