package conformance

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/packages"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
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

// Every row of the tables is what the wire shows.
func TestEffects(t *testing.T) {
	set := sdk.Of(self(t).Types)
	require.Len(t, set.SDKs(), 2)
	for _, table := range set.SDKs() {
		for kind := sdk.Tool; kind <= sdk.Hook; kind++ {
			for in := sdk.PlainError; in <= sdk.RecoveredPanic; in++ {
				checkRow(t, set, scene{SDK: table.Name, Kind: kind, In: in})
			}
		}
	}
}

// checkRow plays a scene under every protocol and compares what arrives with what the
// row of the tables says, if there is one.
func checkRow(t *testing.T, set *sdk.Set, s scene) {
	t.Helper()
	effect := set.Effect(set.Named(s.SDK), s.Kind, s.In)
	if effect.Vehicle == sdk.UnknownVehicle || absent[s.SDK][s.Kind] {
		return
	}
	for _, s.Modern = range protocols {
		if s.Modern && effect.Modern != nil {
			effect = *effect.Modern
		}
		if s.Modern && s.Variant == unsubscribing {
			continue // the newest protocol has no request for it
		}
		check(t, s, effect)
	}
}

// loaded are this package and its tests, which see the SDKs in the versions of the
// module.
var loaded = sync.OnceValues(func() ([]*packages.Package, error) {
	return packages.Load(&packages.Config{Mode: packages.LoadSyntax, Tests: true, BuildFlags: buildFlags}, ".")
})

// self returns this package with its tests.
func self(t *testing.T) *packages.Package {
	t.Helper()
	list, err := loaded()
	require.NoError(t, err)
	for _, pkg := range list {
		if pkg.Name == "conformance" && pkg.ID != pkg.PkgPath {
			require.Empty(t, pkg.Errors)
			return pkg
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
		got, stderr := arrived(t, s, want.Vehicle)
		assert.Empty(t, got.differences(want, s), stderr)
	})
}

// arrived plays a scene whose failure is expected in some form, and returns what the
// client gets and what the server writes to its standard error.
func arrived(t *testing.T, s scene, want sdk.Vehicle) (got observation, stderr string) {
	t.Helper()
	p := play(t, s)
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	done := make(chan struct{})
	go func() {
		defer close(done)
		_ = clients[s.SDK](ctx, s, p) // the wire tells more
	}()
	switch {
	case want == sdk.NoResponse && s.In != sdk.PanicOverHTTP:
		p.answered(t, s.method(), done)
	case want == sdk.Crash && s.overHTTP():
		select {
		case <-p.finished: // a client notices the end of the connection before
		case <-ctx.Done():
		}
	default:
		select {
		case <-done:
		case <-p.finished: // not every client notices
		}
	}
	crashed := p.end()
	got, err := p.observe(s, crashed)
	require.NoError(t, err, p.stderr.String())
	return got, p.stderr.String()
}
