//go:build integration

package endurance

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEndsAtFullSize(t *testing.T) {
	cache := t.TempDir()
	for _, s := range ours {
		t.Run(s.name, func(t *testing.T) { ends(t, s, s.size, cache) })
	}
}

// A run that is interrupted ends at once, whatever it is doing.
func TestInterrupted(t *testing.T) {
	bin := filepath.Join(t.TempDir(), "mcperrlint")
	output, err := exec.Command("go", "build", "-o", bin, "github.com/mcperrlint/mcperrlint/cmd/mcperrlint").CombinedOutput()
	require.NoError(t, err, "%s", output)
	dir := write(t, shape{write: ladder}, 20000)
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		t.Run(fmt.Sprint(signal), func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
			defer cancel()
			run := exec.CommandContext(ctx, bin, "-C", dir, "-cache", "off", "./...")
			run.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off")
			require.NoError(t, run.Start())
			time.Sleep(3 * time.Second) // it has begun to look for findings, which takes it minutes
			require.NoError(t, run.Process.Signal(signal))
			interrupted := time.Now()
			var exit *exec.ExitError
			require.ErrorAs(t, run.Wait(), &exit)
			assert.Equal(t, 130, exit.ExitCode())
			assert.Less(t, time.Since(interrupted), 5*time.Second)
		})
	}
}
