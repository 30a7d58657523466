// Package handedover makes coded errors that others get, and does not return them.
package handedover

import (
	"errors"
	"log/slog"
	"net/http"
	"os"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type outcome struct {
	failure *taxonomy.Error
	err     error
	cause   error
}

func stored(name string) (o outcome) {
	if err := os.Remove(name); err != nil {
		o.failure = taxonomy.Conflict("The file is used.") // want `^this error drops err of os\.Remove: logs, errors\.Is and classification see nothing of the cause; keep it with taxonomy\.Cause\(err\) \(lostcause/dropped\)$`
	}
	return o
}

func storedAsError(name string) *outcome {
	if err := os.Remove(name); err != nil {
		return &outcome{err: taxonomy.Conflict("The file is used.")} // want `^this error drops err of os\.Remove: `
	}
	return nil
}

func answered(w http.ResponseWriter, name string) {
	if err := os.Remove(name); err != nil {
		write(w, taxonomy.Conflict("The file is used.")) // want `^this error drops err of os\.Remove: `
	}
}

func write(w http.ResponseWriter, err *taxonomy.Error) {
	http.Error(w, err.Message, http.StatusConflict)
}

func storedWithCause(name string) (o outcome) {
	if err := os.Remove(name); err != nil {
		o.failure = taxonomy.Conflict("The file is used.", taxonomy.Cause(err))
	}
	return o
}

func storedBeside(name string) (o outcome) {
	if err := os.Remove(name); err != nil {
		o.failure = taxonomy.Conflict("The file is used.")
		o.cause = err
	}
	return o
}

func logged(w http.ResponseWriter, name string) {
	if err := os.Remove(name); err != nil {
		write(w, taxonomy.Conflict("The file is used."))
		slog.Error("remove", "err", err)
	}
}

func returned(w http.ResponseWriter, name string) error {
	if err := os.Remove(name); err != nil {
		write(w, taxonomy.Conflict("The file is used."))
		return err
	}
	return nil
}

func compared(name string) error {
	if err := os.Remove(name); err != nil && !errors.Is(err, taxonomy.NotFound("")) {
		return err
	}
	return nil
}

func joined(name string) error {
	if err := os.Remove(name); err != nil {
		used := taxonomy.Conflict("The file is used.")
		return errors.Join(used, err)
	}
	return nil
}
