package conformance

import (
	"context"
	"encoding/json"
	"fmt"
	"go/types"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/packages"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// servers play scenes, and clients call them.
var (
	servers = map[string]func(scene) error{"go-sdk": serveGoSDK, "mcp-go": serveMcpGo}
	clients = map[string]func(context.Context, scene, *process) error{"go-sdk": callGoSDK, "mcp-go": callMcpGo}
)

// TestMain plays a scene if the environment has one.
func TestMain(m *testing.M) {
	text := os.Getenv(variable)
	if text == "" {
		os.Exit(m.Run())
	}
	var s scene
	err := json.Unmarshal([]byte(text), &s)
	if err == nil {
		err = servers[s.SDK](s)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(3)
	}
}

// unplayed are the situations that need more than one call over standard input and
// output: those of HTTP, and of tasks, which have a kind of handlers of their own.
var unplayed = map[sdk.Situation]bool{sdk.PanicOverHTTP: true, sdk.PanicOverSSE: true, sdk.PanicInTask: true}

// Every row of the tables is what the wire shows.
func TestEffects(t *testing.T) {
	set := sdk.Of(self(t))
	require.Len(t, set.SDKs(), 2)
	for _, table := range set.SDKs() {
		for kind := sdk.Tool; kind <= sdk.Hook; kind++ {
			for in := sdk.PlainError; in <= sdk.RecoveredPanic; in++ {
				effect := set.Effect(table, kind, in)
				if unplayed[in] || effect.Vehicle == sdk.UnknownVehicle || kind == sdk.TaskTool || absent[table.Name][kind] {
					continue
				}
				s := scene{SDK: table.Name, Kind: kind, In: in}
				check(t, s, effect)
				s.Modern = true
				if effect.Modern != nil {
					check(t, s, *effect.Modern)
				}
			}
		}
	}
}

// self returns this package, which sees the SDKs in the versions of the module.
func self(t *testing.T) *types.Package {
	t.Helper()
	list, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax, Tests: true, BuildFlags: buildFlags}, ".")
	require.NoError(t, err)
	for _, pkg := range list {
		if pkg.Name == "conformance" && pkg.ID != pkg.PkgPath {
			require.Empty(t, pkg.Errors)
			return pkg.Types
		}
	}
	t.Fatal("the package does not see itself")
	return nil
}

// patience is how long an answer may take before a test gives up.
const patience = 20 * time.Second

// check plays a scene and compares what arrives with what the tables say.
func check(t *testing.T, s scene, want sdk.Effect) {
	t.Run(s.SDK+"/"+s.String(), func(t *testing.T) {
		t.Parallel()
		p := play(t, s)
		ctx, cancel := context.WithTimeout(t.Context(), patience)
		defer cancel()
		done := make(chan error, 1)
		go func() { done <- clients[s.SDK](ctx, s, p) }()
		if want.Vehicle == sdk.NoResponse {
			p.answered(t, methods[s.Kind])
		} else {
			select {
			case <-done:
			case <-p.finished: // not every client notices
			}
		}
		crashed := p.end()
		m, err := p.response(methods[s.Kind])
		require.NoError(t, err, p.stderr.String())
		got, err := observed(m, crashed)
		require.NoError(t, err)
		assert.Empty(t, got.differences(want, s), p.stderr.String())
	})
}
