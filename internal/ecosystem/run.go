package ecosystem

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// A result is what one run found and took.
type result struct {
	findings []found
	givenUp  []string // "store.go:31:6: gave up on …", for functions that were not followed to the end
	user     time.Duration
	kept     int64 // bytes
}

// A found is a finding as the JSON format has it.
type found struct {
	File     string `json:"file"`
	Line     int    `json:"line"`
	Column   int    `json:"column"`
	Rule     string `json:"rule"`
	Category string `json:"category"`
	Message  string `json:"message"`
	Help     string `json:"help"`
	Sees     string `json:"sees"`
	Related  []struct {
		File    string `json:"file"`
		Line    int    `json:"line"`
		Message string `json:"message"`
	} `json:"related"`
	Fix json.RawMessage `json:"fix"`
}

// look runs a binary over a program, with nothing kept from before.
func look(ctx context.Context, binary string, p program, preset string) (result, error) {
	cache, err := os.MkdirTemp("", "ecosystem")
	if err != nil {
		return result{}, err
	}
	defer os.RemoveAll(cache)
	run := exec.CommandContext(ctx, binary, "-C", p.dir, "-q", "-config", "off", "-each", "-preset", preset, "-cache", cache, "-format", "json", "./...")
	var out, problems bytes.Buffer
	run.Stdout, run.Stderr = &out, &problems
	if err := run.Run(); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() != 1 {
			first, _, _ := strings.Cut(problems.String(), "\n")
			return result{}, fmt.Errorf("%s: %w: %s", filepath.Base(binary), err, first)
		}
	}
	var report struct {
		Findings []found `json:"findings"`
	}
	if err := json.Unmarshal(out.Bytes(), &report); err != nil {
		return result{}, err
	}
	kept, err := sizeOf(cache)
	if err != nil {
		return result{}, err
	}
	r := result{findings: report.Findings, user: run.ProcessState.UserTime(), kept: kept}
	if preset == presets[0] { // presets differ in what they report, and not in what they follow
		r.givenUp, err = givenUp(ctx, binary, p, cache)
	}
	return r, err
}

// givenUp returns what a binary tells of the functions that it gave up on.
func givenUp(ctx context.Context, binary string, p program, cache string) ([]string, error) {
	output, err := exec.CommandContext(ctx, binary, "-C", p.dir, "tools", "-cache", cache, "-v", "./...").Output()
	if err != nil {
		return nil, fmt.Errorf("%s tools: %w", filepath.Base(binary), err)
	}
	var lines []string
	for line := range strings.Lines(string(output)) {
		if strings.Contains(line, ": gave up on ") {
			lines = append(lines, strings.TrimSpace(line))
		}
	}
	return lines, nil
}

// sizeOf returns how many bytes are in the files of a folder.
func sizeOf(folder string) (size int64, err error) {
	err = filepath.WalkDir(folder, func(_ string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		info, err := entry.Info()
		if err == nil {
			size += info.Size()
		}
		return err
	})
	return size, err
}
