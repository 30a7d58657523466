//go:build integration

package sdk_test

import (
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/assert"
)

// Real servers do what the tables say, in four versions of the SDKs. The servers
// are a module of their own, see package conformance.
func TestTablesAgreeWithTheWire(t *testing.T) {
	for versions, flags := range map[string][]string{
		newest:    nil,
		middle:    {"-modfile=middle.mod", "-tags=middle"},
		"earlier": {"-modfile=earlier.mod", "-tags=earlier"},
		older:     {"-modfile=older.mod", "-tags=older"},
	} {
		t.Run(versions, func(t *testing.T) {
			test := exec.Command("go", append([]string{"test", "./..."}, flags...)...)
			test.Dir = "conformance"
			test.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=readonly")
			output, err := test.CombinedOutput()
			assert.NoError(t, err, "%s", output)
		})
	}
}
