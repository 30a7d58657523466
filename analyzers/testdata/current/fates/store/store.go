// Package store hides failures, and tells of some.
package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
)

// Text hides that there is no file.
func Text(name string) string { // want Text:`^hides\(dropped os.ReadFile 0: ""\)$`
	data, err := os.ReadFile(name)
	if err != nil {
		return ""
	}
	return string(data)
}

// Below inherits that.
func Below(name string) (int, string) { // want Below:`^hides\(dropped os.ReadFile 1: ""\)$`
	return 1, strings.ToUpper(Text(name))
}

// Even and Odd call each other.
func Even(name string, n int) []string { // want Even:`^hides\(skipped os.ReadFile 0\)$`
	if n == 0 {
		return nil
	}
	return Odd(name, n-1)
}

// Odd is the other one.
func Odd(name string, n int) []string { // want Odd:`^hides\(skipped os.ReadFile 0\)$`
	var list []string
	for range n {
		data, err := os.ReadFile(name)
		if err != nil {
			log.Print(err)
			continue
		}
		list = append(list, string(data))
	}
	return append(list, Even(name, n-1)...)
}

// Ignored hides two of them.
func Ignored(name string) (a, b []byte) { // want Ignored:`^hides\(ignored os.ReadFile 0, ignored os.ReadFile 1\)$`
	a, _ = os.ReadFile(name)
	b, _ = os.ReadFile(name + ".old")
	return a, b
}

// Told tells of all.
func Told(name string) ([]byte, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, errors.New("no file")
	}
	return data, nil
}

// Status tells by a field.
type Status struct {
	Text string
	OK   bool
}

// Field returns it.
func Field(name string) Status {
	data, err := os.ReadFile(name)
	return Status{string(data), err == nil}
}

// Shelf is an interface that others implement.
type Shelf interface {
	Books(name string) ([]string, error)
}

// Books answers what stands behind the interface, which importers know.
func Books(s Shelf) ([]string, error) { // want Books:`^hides\(behind store.Shelf.Books 0\)$`
	return s.Books("all")
}

// Filled minds that there are none.
func Filled(s Shelf) ([]string, error) {
	books, err := s.Books("all")
	if err != nil {
		return nil, err
	}
	if len(books) == 0 {
		return nil, errors.New("no books")
	}
	return books, nil
}

// Collected is what a literal collects. The function that calls it is told that there is none.
func Collected(names []string) [][]byte {
	var all [][]byte
	each(names, func(name string) ([]byte, error) {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, nil
		}
		all = append(all, data)
		return data, nil
	})
	return all
}

func each(names []string, f func(name string) ([]byte, error)) {
	for _, name := range names {
		_, _ = f(name)
	}
}

// Decoded says whether it could be read.
func Decoded(data []byte) (map[string]string, bool) {
	var all map[string]string
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, false
	}
	return all, true
}

// Fetched asks outside, and says whether there was an answer.
func Fetched(ctx context.Context, url string) (string, bool) {
	res, err := http.Get(url)
	if err != nil {
		return "", false
	}
	defer res.Body.Close()
	return res.Status, true
}

// Numbers leaves out what cannot be read, and warns those who read the log. That there is none of a name is no loss.
func Numbers(names []string) (list []int) { // want Numbers:`^hides\(skipped store.findNumber 0\)$`
	for _, name := range names {
		n, err := findNumber(name)
		if err != nil {
			log.Printf("warning: skipping %s: %v", name, err)
			continue
		}
		list = append(list, n, findKnown(name))
	}
	return list
}

func findNumber(name string) (int, error) {
	n, err := strconv.Atoi(name)
	if err != nil {
		return 0, fmt.Errorf("find number: %w", err)
	}
	return n, nil
}

// Known leaves out what there is none of.
func Known(names []string) (list []int) {
	for _, name := range names {
		n, err := findKnownOf(name)
		if err != nil {
			log.Printf("warning: skipping %s: %v", name, err)
			continue
		}
		list = append(list, n)
	}
	return list
}

var known = map[string]int{"one": 1}

func findKnown(name string) int { return known[name] }

func findKnownOf(name string) (int, error) {
	n, ok := known[name]
	if !ok {
		return 0, errors.New("no such number")
	}
	return n, nil
}
