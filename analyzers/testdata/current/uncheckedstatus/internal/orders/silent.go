package orders

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
)

// ErrNotFound says that there is no such order.
var ErrNotFound = errors.New("there is no such order")

// Refused names the status.
func Refused(ctx context.Context) (string, error) {
	resp, err := get(ctx, "/report")
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 400 {
		return "", fmt.Errorf("the orders answer %s", resp.Status)
	}
	body, err := io.ReadAll(resp.Body)
	return string(body), err
}

// RefusedWithBody reads the body only for the error.
func RefusedWithBody(ctx context.Context) ([]Order, error) {
	resp, err := get(ctx, "/orders")
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		body, _ := io.ReadAll(resp.Body)
		return nil, fmt.Errorf("the orders answer %d: %s", resp.StatusCode, body)
	}
	var orders []Order
	err = json.NewDecoder(resp.Body).Decode(&orders)
	return orders, err
}

// Sorted tells the kinds of refusals apart.
func Sorted(ctx context.Context, id string) (string, error) {
	resp, err := get(ctx, "/orders/"+id)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	switch {
	case resp.StatusCode == http.StatusNotFound:
		return "", ErrNotFound
	case resp.StatusCode >= 500:
		return "", errors.New("the orders are down")
	case resp.StatusCode >= 400:
		return "", errors.New("the orders refuse")
	}
	body, err := io.ReadAll(resp.Body)
	return string(body), err
}

// Checked asks a function of the package.
func Checked(ctx context.Context) (string, error) {
	resp, err := get(ctx, "/report")
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
	if resp.StatusCode/100 != 2 {
		return fmt.Errorf("the orders answer %s", resp.Status)
	}
	return nil
}

// fetch returns no response that is refused.
func fetch(ctx context.Context, path string) (*http.Response, error) {
	resp, err := get(ctx, path)
	if err != nil {
		return nil, err
	}
	if err := check(resp); err != nil {
		return nil, errors.Join(err, resp.Body.Close())
	}
	return resp, nil
}

// Fetched gets its response from fetch.
func Fetched(ctx context.Context) (string, error) {
	resp, err := fetch(ctx, "/report")
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	return string(body), err
}

// An Answer has the status in it.
type Answer struct {
	Status int
	Body   string
}

// Shown hands the status on with the body.
func Shown(ctx context.Context) (Answer, error) {
	resp, err := get(ctx, "/report")
	if err != nil {
		return Answer{}, err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	return Answer{Status: resp.StatusCode, Body: string(body)}, err
}

// IsThere asks for nothing but the status.
func IsThere(ctx context.Context, id string) (bool, error) {
	resp, err := get(ctx, "/orders/"+id)
	if err != nil {
		return false, err
	}
	defer resp.Body.Close()
	return resp.StatusCode == http.StatusOK, nil
}

// Health says how the service is: what it refuses is the answer.
func Health(ctx context.Context) string {
	resp, err := get(ctx, "/health")
	if err != nil {
		return "down: " + err.Error()
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return "degraded: " + resp.Status
	}
	return "up"
}

// Fallback tries another path where the first one is refused.
func Fallback(ctx context.Context) (string, error) {
	resp, err := get(ctx, "/v2/report")
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	if resp.StatusCode == http.StatusNotFound {
		return Checked(ctx)
	}
	if err := check(resp); err != nil {
		return "", err
	}
	body, err := io.ReadAll(resp.Body)
	return string(body), err
}

// Deleted takes a refusal to delete what is gone for done.
func Deleted(ctx context.Context, id string) (string, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodDelete, URL+"/orders/"+id, nil)
	if err != nil {
		return "", err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	if resp.StatusCode == http.StatusNotFound {
		return "there was no such order", nil
	}
	return "deleted", check(resp)
}

// Judged asks the body whether all is well, as this service wants.
func Judged(ctx context.Context) (string, error) {
	resp, err := get(ctx, "/rpc")
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	var answer struct {
		OK     bool
		Reason string
		Report string
	}
	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil {
		return "", err
	}
	if !answer.OK {
		return "", errors.New(answer.Reason)
	}
	return answer.Report, nil
}
