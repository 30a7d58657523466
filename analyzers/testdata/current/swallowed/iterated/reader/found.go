// Package reader runs over rows, lines and archives.
package reader

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"net/http"
	"os"
	"os/exec"
	"strings"
)

// DB is the database of the notes.
var DB *sql.DB

// RowsIntoMap makes a map of rows.
func RowsIntoMap(ctx context.Context) (map[string]int, error) {
	rows, err := DB.QueryContext(ctx, "select name, size from notes")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	sizes := make(map[string]int)
	for rows.Next() {
		var name string
		var size int
		if err := rows.Scan(&name, &size); err != nil {
			return nil, err
		}
		sizes[name] = size
	}
	return sizes, nil
}

// RowsIntoText writes rows one below the other.
func RowsIntoText(ctx context.Context) (string, error) {
	rows, err := DB.QueryContext(ctx, "select name from notes")
	if err != nil {
		return "", err
	}
	defer rows.Close()
	var text strings.Builder
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return "", err
		}
		text.WriteString(name + "\n")
	}
	return text.String(), nil
}

// RowsUntilFull stops at a number, or where the connection breaks.
func RowsUntilFull(ctx context.Context, limit int) ([]string, error) {
	rows, err := DB.QueryContext(ctx, "select name from notes")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var names []string
	for rows.Next() && len(names) < limit {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, err
		}
		names = append(names, name)
	}
	return names, nil
}

// LinesOfCommand reads what a command prints.
func LinesOfCommand(ctx context.Context) ([]string, error) {
	cmd := exec.CommandContext(ctx, "git", "log", "--oneline")
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	var lines []string
	scanner := bufio.NewScanner(out)
	for scanner.Scan() {
		lines = append(lines, scanner.Text())
	}
	return lines, cmd.Wait()
}

// LinesOfPage reads a page line by line.
func LinesOfPage(url string) ([]string, error) {
	resp, err := http.Get(url)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, errors.New("the page answers " + resp.Status)
	}
	var lines []string
	scanner := bufio.NewScanner(resp.Body)
	for scanner.Scan() {
		lines = append(lines, scanner.Text())
	}
	return lines, nil
}

// WordsOfFile splits a file into words.
func WordsOfFile(name string) ([]string, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var words []string
	scanner := bufio.NewScanner(file)
	scanner.Buffer(make([]byte, 1024), 1024*1024)
	scanner.Split(bufio.ScanWords)
	for scanner.Scan() {
		words = append(words, scanner.Text())
	}
	return words, nil
}

// MatchesInFile answers only some of the lines.
func MatchesInFile(name, word string) ([]string, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var found []string
	for scanner := bufio.NewScanner(file); scanner.Scan(); {
		if line := scanner.Text(); strings.Contains(line, word) {
			found = append(found, line)
		}
	}
	return found, nil
}
