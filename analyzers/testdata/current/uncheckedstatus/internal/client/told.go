package client

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httputil"
)

// Tested tests the status.
func Tested(url string) (string, error) {
	resp, err := http.Get(url)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return "", fmt.Errorf("the service answers %s", resp.Status)
	}
	body, err := io.ReadAll(resp.Body)
	return string(body), err
}

// Shown shows the status.
func Shown(url string) (map[string]any, error) {
	resp, err := http.Get(url)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	return map[string]any{"status": resp.StatusCode, "body": string(body)}, err
}

// Checked has a function that tests it.
func (c *Client) Checked(ctx context.Context, url string) (string, error) {
	resp, err := c.send(ctx, url)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	if err := check(resp); err != nil {
		return "", err
	}
	body, err := io.ReadAll(resp.Body)
	return string(body), err
}

func check(resp *http.Response) error {
	if resp.StatusCode >= 400 {
		return errors.New(resp.Status)
	}
	return nil
}

// strict tests it for its callers.
func (c *Client) strict(ctx context.Context, url string) (*http.Response, error) {
	resp, err := c.send(ctx, url)
	if err != nil {
		return nil, err
	}
	if err := check(resp); err != nil {
		resp.Body.Close()
		return nil, err
	}
	return resp, nil
}

// Strict need not test it.
func (c *Client) Strict(ctx context.Context, url string) (string, error) {
	resp, err := c.strict(ctx, url)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	return string(body), err
}

// Dumped shows all of the response.
func Dumped(url string) (string, error) {
	resp, err := http.Get(url)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	dump, err := httputil.DumpResponse(resp, true)
	return string(dump), err
}

// Judged looks into the body.
func Judged(url string) (string, error) {
	resp, err := http.Get(url)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	var answer struct{ Error, Text string }
	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil {
		return "", err
	}
	if answer.Error != "" {
		return "", errors.New(answer.Error)
	}
	return answer.Text, nil
}

// Drained needs nothing of the body.
func Drained(url string) (string, error) {
	resp, err := http.Post(url, "text/plain", nil)
	if err != nil {
		return "", err
	}
	_, err = io.Copy(io.Discard, resp.Body)
	return "sent", err
}

// Header asks for something else.
func Header(url string) (bool, error) {
	resp, err := http.Head(url)
	if err != nil {
		return false, err
	}
	return resp.Header.Get("ETag") != "", nil
}

// NotThere says that there is none.
func NotThere(url string) (*Item, error) {
	resp, err := http.Get(url)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode == http.StatusNotFound {
		return nil, nil
	}
	return &Item{resp.Status}, nil
}

// Said says that it does not know.
func Said(url string) string {
	resp, err := http.Get(url)
	if err != nil {
		return "unknown"
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return "unknown"
	}
	return "up"
}

// Up tells by its result whether the service is up.
func Up(url string) bool {
	resp, err := http.Get(url)
	if err != nil {
		return false
	}
	defer resp.Body.Close()
	return resp.StatusCode == http.StatusOK
}

// Second tells by its second result.
func Second(url string) (string, bool) {
	resp, err := http.Get(url)
	if err != nil {
		return "", false
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return "", false
	}
	return "up", true
}
