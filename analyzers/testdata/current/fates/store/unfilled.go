package store

import (
	"context"
	"encoding/json"
	"net/http"
	"os"
	"strings"
)

// Sizes leaves out all files where the folder cannot be read.
func Sizes(dir string, into map[string]int) { // want Sizes:`^hides\(dropped os.ReadDir parameter 1\)$`
	entries, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, e := range entries {
		into[e.Name()] = len(e.Name())
	}
}

// SizesOf hands on what it is given.
func SizesOf(dir string, into map[string]int) { // want SizesOf:`^hides\(dropped os.ReadDir parameter 1\)$`
	Sizes(strings.TrimSpace(dir), into)
}

type point struct {
	Key   string
	Value float64
}

// Points fills a map with what a service answers.
func Points(ctx context.Context, url string, into map[string]float64) { // want Points:`^hides\(refused http.Get parameter 2, dropped http.Get parameter 2, dropped json.\(\*Decoder\).Decode parameter 2\)$`
	resp, err := http.Get(url)
	if err != nil {
		return
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return
	}
	var points []point
	if err := json.NewDecoder(resp.Body).Decode(&points); err != nil {
		return
	}
	for _, p := range points {
		into[p.Key] = p.Value
	}
}

// Answered says that something has failed.
func Answered(dir string, into map[string]int) bool {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return false
	}
	for _, e := range entries {
		into[e.Name()] = len(e.Name())
	}
	return true
}

// Noted puts a note there instead.
func Noted(dir string, into map[string]int) { // want Noted:`^hides\(noted os.ReadDir parameter 1\)$`
	entries, err := os.ReadDir(dir)
	if err != nil {
		into["failed"] = 1
		return
	}
	for _, e := range entries {
		into[e.Name()] = len(e.Name())
	}
}
