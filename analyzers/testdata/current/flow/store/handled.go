package store

import (
	"errors"
	"fmt"
	"log/slog"
	"os"

	"example.test/flow/made"
)

func Recorded(err error) error { // want Recorded:`^fails\(parameter 0\)$` Recorded:`^handles\(records\)$`
	slog.Error("failed", "err", err)
	return err
}

func CauseRecorded(err error) error { // want CauseRecorded:`^fails\(plain fmt\.Errorf \[parameter 0 kept shown\]\)$` CauseRecorded:`^handles\(records\)$`
	slog.Error("failed", "err", err)
	return fmt.Errorf("tool: %w", err)
}

func RecordedInside(name string) error { // want RecordedInside:`^fails\(infrastructure os\.Remove\)$` RecordedInside:`^handles\(records\)$`
	return Recorded(os.Remove(name))
}

func RecordedElsewhere(name string) error { // want RecordedElsewhere:`^fails\(infrastructure os\.Open\)$` RecordedElsewhere:`^handles\(records\)$`
	return made.Logged(name)
}

func RecordedByDefer(name string) (err error) { // want RecordedByDefer:`^fails\(infrastructure os\.Remove\)$` RecordedByDefer:`^handles\(records\)$`
	defer func() {
		if err != nil {
			slog.Error("failed", "err", err)
		}
	}()
	return os.Remove(name)
}

func OneRecorded(name string) error { // want OneRecorded:`^fails\(infrastructure os\.Remove \| plain errors\.New\)$`
	if err := os.Remove(name); err != nil {
		slog.Error("failed", "err", err)
		return err
	}
	return errors.New("gone")
}

func Forgotten(text string, err error) string { // want Forgotten:`^fails\(shows parameter 0\)$` Forgotten:`^handles\(forgets 1\)$`
	if err == nil {
		return "fine"
	}
	return text
}

func Told(err error) string {
	if errors.Is(err, os.ErrNotExist) {
		return "gone"
	}
	return "failed"
}

func ForgottenElsewhere(a, b error) string { // want ForgottenElsewhere:`^fails\(renders parameter 1\)$` ForgottenElsewhere:`^handles\(forgets 0\)$`
	return made.Vague(a) + b.Error()
}

func Stored(box *struct{ err error }, err error) { box.err = err }
