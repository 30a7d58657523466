package linter_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/linter"
)

// The variables that make this program one that a linter runs.
const (
	play = "MCPERRLINT_TEST_PLAY" // what it does
	mark = "MCPERRLINT_TEST_MARK" // a file that it writes
)

func TestMain(m *testing.M) {
	switch part := os.Getenv(play); part {
	case "":
		os.Exit(m.Run())
	case "wait": // until it is asked to end
		end := make(chan os.Signal, 1)
		signal.Notify(end, syscall.SIGTERM)
		write("started")
		<-end
		write("ended")
		os.Exit(130)
	case "much":
		block := strings.Repeat("x", 1<<20)
		for range 66 {
			fmt.Print(block)
		}
	case "crash":
		fmt.Fprintln(os.Stderr, "panic: oh")
		os.Exit(66)
	case "text":
		fmt.Println("no JSON")
	default: // an exit status, and what is said
		var status int
		fmt.Sscanf(part, "%d", &status)
		fmt.Println(`{"findings":[{"rule":"swallowed","category":"dropped","file":"a.go","line":3,"message":"m"}],"problems":[]}`)
		fmt.Fprint(os.Stderr, strings.TrimLeft(part, "0123456789 "))
		os.Exit(status)
	}
}

func write(text string) {
	if err := os.WriteFile(os.Getenv(mark), []byte(text), 0o666); err != nil {
		panic(err)
	}
}

func command(t *testing.T, part string, timeout time.Duration) *linter.Linter {
	t.Helper()
	t.Setenv(play, part)
	self, err := os.Executable()
	require.NoError(t, err)
	return linter.New(self, timeout)
}

func TestReport(t *testing.T) {
	for _, status := range []string{"0", "1", "3"} {
		report, err := command(t, status, time.Hour).Report(t.Context(), t.TempDir(), "--", "./...")
		require.NoError(t, err)
		require.Len(t, report.Findings, 1)
		assert.Equal(t, "swallowed/dropped", report.Findings[0].Name())
		assert.Equal(t, linter.Place{File: "a.go", Line: 3, Message: "m"}, report.Findings[0].Place)
	}
	printed, err := command(t, "3 mcperrlint: one\nmcperrlint: two\n", time.Hour).Text(t.Context(), "")
	require.NoError(t, err)
	assert.True(t, printed.Broken)
	assert.Equal(t, "one\ntwo", printed.Said)
}

func TestErrors(t *testing.T) {
	for part, want := range map[string]error{
		"2 mcperrlint: .mcperrlint.yaml:3:1: unknown key": linter.ErrRefused, "2 mcperrlint: -new-from-rev: no such revision": linter.ErrRevision,
		`2 mcperrlint: exec: "go": executable file not found in $PATH`: linter.ErrNoGo, "crash": linter.ErrBroken, "text": linter.ErrBroken, "much": linter.ErrTooMuch,
	} {
		_, err := command(t, part, time.Hour).Report(t.Context(), "")
		require.ErrorIs(t, err, want, part)
	}
	var wrong *linter.Error
	_, err := command(t, "2 mcperrlint: "+strings.Repeat("é", 2000), time.Hour).Report(t.Context(), "")
	require.ErrorAs(t, err, &wrong)
	assert.Equal(t, strings.Repeat("é", 1000)+"…", wrong.Said)

	_, err = linter.New(filepath.Join(t.TempDir(), "nothing"), time.Hour).Version(t.Context())
	require.ErrorIs(t, err, linter.ErrBroken)
	_, err = command(t, "wait", time.Nanosecond).Report(t.Context(), "")
	require.ErrorIs(t, err, linter.ErrTimeout)
}

// The end of a request asks the command to end, and waits for that.
func TestCancelled(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mark")
	t.Setenv(mark, file)
	l := command(t, "wait", time.Hour)
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() {
		_, err := l.Report(ctx, "")
		done <- err
	}()
	waitFor(t, file, "started")
	cancel()
	err := <-done
	require.ErrorIs(t, err, linter.ErrEnded)
	require.ErrorIs(t, err, context.Canceled)
	said, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, "ended", string(said))
}

// waitFor waits until a file has a text.
func waitFor(t *testing.T, file, text string) {
	t.Helper()
	for {
		said, err := os.ReadFile(file)
		if err == nil && string(said) == text {
			return
		}
		require.True(t, err == nil || errors.Is(err, os.ErrNotExist), "%v", err)
		select {
		case <-t.Context().Done():
			t.Fatalf("%s never has %q", file, text)
		case <-time.After(5 * time.Millisecond):
		}
	}
}

// Some commands run at a time. The others wait for their turn, as long as their request does.
func TestTurns(t *testing.T) {
	dir := t.TempDir()
	l := command(t, "wait", time.Hour)
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error, 2)
	for _, name := range []string{"a", "b"} {
		file := filepath.Join(dir, name)
		t.Setenv(mark, file)
		go func() {
			_, err := l.Report(ctx, "")
			done <- err
		}()
		waitFor(t, file, "started")
	}
	third := filepath.Join(dir, "c")
	t.Setenv(mark, third)
	over, end := context.WithCancel(t.Context())
	end()
	_, err := l.Report(over, "")
	require.ErrorIs(t, err, linter.ErrEnded)
	assert.NoFileExists(t, third)
	cancel()
	require.ErrorIs(t, <-done, linter.ErrEnded)
	require.ErrorIs(t, <-done, linter.ErrEnded)
}
