package driver_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// asDriver makes the test program a driver that leaves everything to go list.
const asDriver = "MCPERRLINT_TEST_DRIVER"

func TestMain(m *testing.M) {
	if os.Getenv(asDriver) != "" {
		_, _ = os.Stdout.WriteString(`{"NotHandled": true}`)
		return
	}
	os.Exit(m.Run())
}

func TestForeignDriver(t *testing.T) {
	dir := write(t, server+"-- c/c.go --\npackage c\n\nvar X int = \"\"\n-- d/d.go --\npackage d\n\nimport _ \"example.test/server/c\"\n")
	cfg := config(t, dir, badcalls)
	want := run(t, cfg)
	require.Empty(t, want.Notes)

	program, err := os.Executable()
	require.NoError(t, err)
	t.Setenv(asDriver, "1")
	cfg.Env = append(moduleEnv(), "GOPACKAGESDRIVER="+program)
	got := run(t, cfg)
	assert.Equal(t, []string{"packages are loaded through GOPACKAGESDRIVER=" + program + ", with all their dependencies from source"}, got.Notes)
	got.Notes = nil
	assert.Equal(t, want, got)

	cfg.Env = append(cfg.Env, "GOPACKAGESDRIVER="+program+"-none")
	_, err = driver.Run(t.Context(), cfg)
	require.Error(t, err)

	cfg.Env = moduleEnv("PATH=" + t.TempDir()) // without gccgo
	cfg.BuildFlags = []string{"-compiler=gccgo"}
	_, err = driver.Run(t.Context(), cfg)
	require.ErrorContains(t, err, "gccgo", "types of another compiler are not guessed")
}
