// Package blamed gives other reasons than the one that a call has given.
package blamed

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
)

var _ mcp.CallToolRequest

func waited(url string, deadline time.Time) error {
	for time.Now().Before(deadline) {
		if resp, err := http.Get(url); err == nil && resp.StatusCode == http.StatusOK {
			return nil
		}
		time.Sleep(time.Second)
	}
	return errors.New("the page has not changed") // want "lostcause/blamed: http.Get"
}

func tried(urls []string) (*http.Response, error) {
	for _, url := range urls {
		resp, err := http.Get(url)
		if err != nil {
			continue
		}
		return resp, nil
	}
	return nil, fmt.Errorf("none of %d addresses is one of a service", len(urls)) // want "lostcause/blamed: http.Get"
}

func either(name string) ([]byte, error) {
	data, err := os.ReadFile(name)
	if err != nil || len(data) == 0 {
		return nil, errors.New("the file is empty") // want "lostcause/blamed: os.ReadFile"
	}
	return data, nil
}

func single(dir string) (string, error) {
	entries, err := os.ReadDir(dir)
	if err == nil && len(entries) == 1 {
		return entries[0].Name(), nil
	}
	return "", errors.New("a name is required") // want "lostcause/blamed: os.ReadDir"
}

func kept(urls []string) (*http.Response, error) {
	var last error
	for _, url := range urls {
		resp, err := http.Get(url)
		if err == nil {
			return resp, nil
		}
		last = err
	}
	return nil, fmt.Errorf("none answers: %w", last)
}

type poll struct{ url string }

func again(p *poll, deadline time.Time) (*http.Response, error) {
	for {
		if time.Now().After(deadline) {
			return nil, errors.New("the service is not ready") // want "lostcause/blamed: http.Get"
		}
		resp, err := http.Get(p.url)
		if err != nil {
			log.Print("not yet: ", err)
			time.Sleep(time.Second)
			continue
		}
		return resp, nil
	}
}

func logged(urls []string) (*http.Response, error) {
	for _, url := range urls {
		resp, err := http.Get(url)
		if err != nil {
			log.Print(err)
			continue
		}
		return resp, nil
	}
	return nil, errors.New("none answers")
}

func lookedUp(names []string) (string, error) {
	for _, name := range names {
		if _, err := os.Stat(name); err == nil {
			return name, nil
		}
	}
	return "", errors.New("there is no such file")
}

func parsed(text string) (int, error) {
	if n, err := strconv.Atoi(text); err == nil && n > 0 {
		return n, nil
	}
	return 0, errors.New("this is no number")
}

func triedAgain(ctx context.Context, name string) ([]byte, error) {
	if data, err := os.ReadFile(name); err == nil {
		return data, nil
	}
	data, err := os.ReadFile(name + ".old")
	if err != nil {
		return nil, fmt.Errorf("read the old file: %w", err)
	}
	if len(data) == 0 {
		return nil, errors.New("the old file is empty")
	}
	return data, nil
}

func defaulted(name string) ([]byte, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		data = []byte("default")
	}
	if len(name) > 100 {
		return nil, errors.New("the name is too long")
	}
	return data, nil
}

func explained(url, name string) error {
	if _, err := http.Get(url); err != nil {
		if data, err := os.ReadFile(name); err == nil && len(data) > 0 {
			log.Printf("%s", data)
		}
		return fmt.Errorf("get the page: %w", err)
	}
	return nil
}

func explainedWithoutCause(url, name string) error {
	_, err := http.Get(url)
	if err != nil {
		log.Print(err)
		if data, err := os.ReadFile(name); err == nil && len(data) > 0 {
			log.Printf("%s", data)
		}
		return errors.New("the page is not ready") // want "lostcause/service: http.Get"
	}
	return nil
}
