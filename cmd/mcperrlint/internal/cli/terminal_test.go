package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/fix"
)

func TestColours(t *testing.T) {
	rows := []struct {
		name     string
		when     string
		terminal bool
		env      map[string]string
		want     bool
	}{
		{"terminal", "auto", true, nil, true},
		{"file", "auto", false, nil, false},
		{"never", "never", true, map[string]string{"FORCE_COLOR": "1"}, false},
		{"always", "always", false, map[string]string{"NO_COLOR": "1", "TERM": "dumb"}, true},
		{"NO_COLOR", "auto", true, map[string]string{"NO_COLOR": "1"}, false},
		{"FORCE_COLOR", "auto", false, map[string]string{"FORCE_COLOR": "1"}, true},
		{"both", "auto", true, map[string]string{"NO_COLOR": "1", "FORCE_COLOR": "1"}, false},
		{"dumb terminal", "auto", true, map[string]string{"TERM": "dumb"}, false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			p := &program{env: func(name string) string { return row.env[name] }}
			assert.Equal(t, row.want, p.colours(row.when, row.terminal))
		})
	}
}

func TestDiffTarget(t *testing.T) {
	file, err := os.Create(filepath.Join(t.TempDir(), "fixes.patch"))
	require.NoError(t, err)
	defer file.Close()
	assert.Equal(t, fix.ToFile, diffTarget(file))
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	defer reader.Close()
	defer writer.Close()
	assert.Equal(t, fix.ToPipe, diffTarget(writer))
	assert.Equal(t, fix.ToPipe, diffTarget(new(bytes.Buffer)))
}

func TestBar(t *testing.T) {
	var w bytes.Buffer
	b := &bar{w: &w, began: time.Now()}
	b.tell(driver.Progress{Phase: driver.PhaseList})
	b.end()
	assert.Empty(t, w.String(), "short runs show nothing")

	b.began = b.began.Add(-patience)
	b.tell(driver.Progress{Phase: driver.PhaseList})
	b.tell(driver.Progress{Phase: driver.PhaseAnalyse, Done: 1, Total: 7})
	assert.Equal(t, "\r\x1b[Klisting packages", w.String(), "not too often")
	b.last = b.began
	b.tell(driver.Progress{Phase: driver.PhaseAnalyse, Done: 2, Total: 7})
	b.end()
	b.end()
	assert.Equal(t, "\r\x1b[Klisting packages\r\x1b[Klooking for findings: 2 of 7\r\x1b[K", w.String())
}

// Nobody looks at an output that is no terminal.
func TestBarWithoutTerminal(t *testing.T) {
	var w bytes.Buffer
	l := &linting{program: &program{err: &w, env: func(string) string { return "" }}, options: &options{}}
	b := l.progress()
	b.began = b.began.Add(-patience)
	b.tell(driver.Progress{Phase: driver.PhaseList})
	b.end()
	assert.Empty(t, w.String())
}

func TestStopwatch(t *testing.T) {
	begin := time.Now().Add(-time.Hour)
	s := &stopwatch{
		phases: []driver.Phase{driver.PhaseList, driver.PhaseLoad},
		began:  []time.Time{begin, begin.Add(1500 * time.Millisecond)},
	}
	s.note(driver.PhaseLoad) // it goes on
	assert.Equal(t, s.phases, []driver.Phase{driver.PhaseList, driver.PhaseLoad})
	s.note(driver.PhaseAnalyse)
	assert.Regexp(t, `^listing packages 1\.5s, loading packages 59m58\.5[0-9]*s, looking for findings [0-9.]+(ms|s|µs)$`, s.String())
}
