package reader

import (
	"bufio"
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"strings"
	"text/scanner"
)

// AskedAtTheEnd returns the error of Err beside what was read.
func AskedAtTheEnd(ctx context.Context) ([]string, error) {
	rows, err := DB.QueryContext(ctx, "select name from notes")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	return namesOf(rows)
}

func namesOf(rows *sql.Rows) ([]string, error) {
	var names []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, err
		}
		names = append(names, name)
	}
	return names, rows.Err()
}

// AskedByDefer asks when everything else is done.
func AskedByDefer(ctx context.Context) (names []string, err error) {
	rows, err := DB.QueryContext(ctx, "select name from notes")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Err(), rows.Close()) }()
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, err
		}
		names = append(names, name)
	}
	return names, nil
}

// AskedInNote tells of it beside what was read.
func AskedInNote(ctx context.Context) (text string, err error) {
	rows, err := DB.QueryContext(ctx, "select name from notes")
	if err != nil {
		return "", err
	}
	defer rows.Close()
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return "", err
		}
		text += name + "\n"
	}
	if rows.Err() != nil {
		text += "There may be more notes.\n"
	}
	return text, nil
}

// AskedWithCause wraps it.
func AskedWithCause(name string) (int, error) {
	file, err := os.Open(name)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	n := 0
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		n += len(lines.Text())
	}
	if err := lines.Err(); err != nil {
		return 0, fmt.Errorf("read %s: %w", name, err)
	}
	return n, nil
}

// LinesOfText are in memory.
func LinesOfText(text string) []string {
	var lines []string
	scanner := bufio.NewScanner(strings.NewReader(text))
	for scanner.Scan() {
		lines = append(lines, scanner.Text())
	}
	return lines
}

// LinesOfBytes are, too.
func LinesOfBytes(name string) ([]string, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var lines []string
	scanner := bufio.NewScanner(bytes.NewReader(data))
	for scanner.Scan() {
		lines = append(lines, scanner.Text())
	}
	return lines, nil
}

// LinesOfBuffer are what was written before.
func LinesOfBuffer(texts ...string) []string {
	var buffer bytes.Buffer
	for _, text := range texts {
		fmt.Fprintln(&buffer, text)
	}
	var lines []string
	scanner := bufio.NewScanner(&buffer)
	for scanner.Scan() {
		lines = append(lines, scanner.Text())
	}
	return lines
}

// Logged only logs what is read, and answers something else.
func Logged(name string) (string, error) {
	file, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		log.Print(lines.Text())
	}
	return name, nil
}

// Tokens come from what has no Err.
func Tokens(text string) []string {
	var s scanner.Scanner
	s.Init(strings.NewReader(text))
	var tokens []string
	for token := s.Scan(); token != scanner.EOF; token = s.Scan() {
		tokens = append(tokens, s.TokenText())
	}
	return tokens
}

// LinesOfReader says itself why it ended.
func LinesOfReader(name string) ([]string, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var lines []string
	for r := bufio.NewReader(file); ; {
		line, err := r.ReadString('\n')
		if err == io.EOF {
			return append(lines, line), nil
		}
		if err != nil {
			return nil, err
		}
		lines = append(lines, line)
	}
}

// A Cursor keeps its rows for whoever asks next.
type Cursor struct{ rows *sql.Rows }

// Page reads some of them.
func (c *Cursor) Page(limit int) ([]string, error) {
	var names []string
	for len(names) < limit && c.rows.Next() {
		var name string
		if err := c.rows.Scan(&name); err != nil {
			return nil, err
		}
		names = append(names, name)
	}
	return names, c.rows.Err()
}

// Each leaves the question to what it is given.
func Each(ctx context.Context, do func(*sql.Rows) error) ([]string, error) {
	rows, err := DB.QueryContext(ctx, "select name from notes")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var names []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, err
		}
		names = append(names, name)
	}
	return names, do(rows)
}

// First asks for one row, and says if there is none.
func First(ctx context.Context) (string, error) {
	var name string
	err := DB.QueryRowContext(ctx, "select name from notes").Scan(&name)
	if errors.Is(err, sql.ErrNoRows) {
		return "none", nil
	}
	return name, err
}

// A List is in memory, and has an error only for its interface.
type List struct {
	names []string
	at    int
}

// Next reports whether there is one more.
func (l *List) Next() bool { l.at++; return l.at <= len(l.names) }

// Name is the name at which the list is.
func (l *List) Name() string { return l.names[l.at-1] }

// Drained reads a list in memory.
func Drained(l *List) []string {
	var names []string
	for l.Next() {
		names = append(names, l.Name())
	}
	return names
}
