package silent

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// whatWasToBeTold keeps the failure that was to be told, where telling about it fails.
func whatWasToBeTold(partial map[string]any) error {
	failed := os.Remove("a")
	if failed == nil {
		return nil
	}
	data, err := json.Marshal(partial)
	if err != nil {
		return taxonomy.Conflict("A step failed.", taxonomy.Cause(failed))
	}
	return fmt.Errorf("%s: %w", data, failed)
}

type outcome struct{ failed error }

// inField has it in a field.
func inField(o outcome, partial map[string]any) error {
	if o.failed == nil {
		return nil
	}
	data, err := json.Marshal(partial)
	if err != nil {
		return taxonomy.Conflict("A step failed.", taxonomy.Cause(o.failed))
	}
	return fmt.Errorf("%s: %w", data, o.failed)
}
