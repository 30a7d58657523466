package silent

import (
	"context"
	"database/sql"
	"errors"
	"os/exec"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// What came with the error says which one it is, as well as the error does.
func certainByOutput(ctx context.Context) error {
	output, err := exec.CommandContext(ctx, "git", "status").CombinedOutput()
	if err != nil {
		if errors.Is(err, exec.ErrNotFound) || len(output) == 0 {
			return taxonomy.ConfigurationError("Git is not installed.")
		}
		return err
	}
	return nil
}

func certainByContext(ctx context.Context, db *sql.DB) error {
	if err := db.PingContext(ctx); err != nil {
		if errors.Is(err, context.DeadlineExceeded) || ctx.Err() != nil {
			return taxonomy.Timeout("The database took too long.")
		}
		return err
	}
	return nil
}
