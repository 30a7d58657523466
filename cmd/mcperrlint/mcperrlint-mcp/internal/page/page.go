// Package page cuts results into pages that fit the context of a model.
//
// A cursor says where the next page begins, and of which result. It holds no state of the server: the next call
// makes the result again, from the cache of the linter, and the cursor shows whether that is still the same one. A
// [Shelf] keeps some results that no cache has.
//
//	of := page.Digest(arguments, findings)
//	cut, err := page.At(cursor, of, findings, size)
//	cut.Items, cut.Left, cut.Next
package page

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// The kinds of an Error.
var (
	// ErrCursor means that a text is no cursor.
	ErrCursor = errors.New("not a cursor")
	// ErrChanged means that the cursor is one of another result.
	ErrChanged = errors.New("the cursor is one of another result")
)

// An Error says what is wrong with a cursor.
type Error struct {
	// Kind is one of the variables, which errors.Is finds.
	Kind error
	// Err says more, or is nil.
	Err error
}

func (e *Error) Error() string   { return e.Kind.Error() }
func (e *Error) Unwrap() []error { return []error{e.Kind, e.Err} }

// The size of a page.
const (
	// Most is how many items a page has at most.
	Most = 50
	// Bytes is how many bytes of text the items of a page have at most. One item fits always.
	Bytes = 16 << 10
)

// A Page is a part of a result.
type Page[T any] struct {
	Items []T
	// Left is how many items come after the page.
	Left int
	// Next is the cursor of the next page; empty on the last one.
	Next string
}

// cursor is what the text of one says.
type cursor struct {
	From int    `json:"f"`
	Of   string `json:"o"`
}

// At returns the page at a cursor, which is empty for the first one, of the result with a digest.
func At[T any](text, of string, items []T, size func(T) int) (Page[T], error) {
	at := cursor{Of: of}
	if kind, err := at.read(text, of, len(items)); kind != nil {
		return Page[T]{}, &Error{kind, err}
	}
	end, bytes := at.From, 0
	for end < len(items) && end-at.From < Most {
		bytes += size(items[end])
		if bytes > Bytes && end > at.From {
			break
		}
		end++
	}
	p := Page[T]{Items: items[at.From:end], Left: len(items) - end}
	if p.Left > 0 {
		p.Next = cursor{end, of}.text()
	}
	return p, nil
}

// longest is how many bytes a cursor has at most.
const longest = 200

// read reads the text of a cursor of a result with so many items, and returns what kind of error there is.
func (c *cursor) read(text, of string, items int) (kind, err error) {
	if text == "" {
		return nil, nil
	}
	err = c.parse(text)
	switch {
	case err != nil:
		return ErrCursor, err
	case c.Of != of:
		return ErrChanged, nil
	case c.From < 0 || c.From > items:
		return ErrCursor, fmt.Errorf("it begins at %d of %d", c.From, items)
	}
	return nil, nil
}

// parse reads the text of a cursor of any result.
func (c *cursor) parse(text string) error {
	if len(text) > longest {
		return fmt.Errorf("it has %d bytes", len(text))
	}
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return err
	}
	return json.Unmarshal(raw, c)
}

func (c cursor) text() string {
	raw, _ := json.Marshal(c) // have: a number and a text
	return base64.RawURLEncoding.EncodeToString(raw)
}

// Digest returns a short identity of values.
func Digest(values ...any) string {
	raw, err := json.Marshal(values)
	if err != nil {
		raw = fmt.Append(nil, values...)
	}
	sum := sha256.Sum256(raw)
	return hex.EncodeToString(sum[:8])
}

// Text returns the page at a cursor of a text. Pages begin and end at lines, unless a line is longer than a page.
func Text(cursor, of, text string) (Page[string], error) {
	var chunks []string
	chunk := ""
	for line := range strings.Lines(text) {
		if len(chunk)+len(line) > Bytes && chunk != "" {
			chunks, chunk = append(chunks, chunk), ""
		}
		for chunk += line; len(chunk) > Bytes; {
			head := strings.ToValidUTF8(chunk[:Bytes], "")
			chunks, chunk = append(chunks, head), chunk[len(head):]
		}
	}
	if chunk != "" || len(chunks) == 0 {
		chunks = append(chunks, chunk)
	}
	return At(cursor, Digest(of, text), chunks, func(string) int { return Bytes })
}
