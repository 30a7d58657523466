package silent

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"os"
	"os/exec"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// The error that ends a loop is the end of what was read, more often than not.
func endOfLoop(file *os.File) error {
	reader := bufio.NewReader(file)
	for {
		line, err := reader.ReadString('\n')
		if err != nil {
			break
		}
		if line == "row\n" {
			return nil
		}
	}
	return taxonomy.NotFound("There is no such row.")
}

// That there is an error is what all the rest relies on, and not what it is about.
func expected(name string) error {
	if _, err := os.Stat(name); err == nil {
		return taxonomy.Conflict("The file exists.")
	}
	if name == "" {
		return taxonomy.InvalidParams("The name is empty.")
	}
	return os.WriteFile(name, nil, 0o600)
}

func expectedOfTwo(name, kind string) error {
	_, err := os.Stat(name)
	if err == nil {
		return taxonomy.Conflict("The file exists.")
	}
	if name == "" || kind == "" {
		return taxonomy.InvalidParams("The name or the kind is empty.")
	}
	return os.WriteFile(name, nil, 0o600)
}

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
