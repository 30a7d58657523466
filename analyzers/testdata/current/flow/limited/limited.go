// Package limited has a function with more kinds of errors than importers are told of.
package limited

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
)

// Malformed is an error with a text of its own.
type Malformed struct{ text string }

func (e *Malformed) Error() string { return e.text } // want Error:`^fails\(shows parameter 0\.text\)$`

func answer(res *http.Response) error {
	out, _ := io.ReadAll(res.Body)
	var v struct{}
	if err := json.Unmarshal(out, &v); err != nil {
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			if res.StatusCode != http.StatusNotFound {
				return &Malformed{}
			}
			return &Malformed{text: fmt.Sprintf("malformed: %s", out)}
		}
		return err
	}
	return nil
}

func newRequest(base *url.URL, path string) (*http.Request, error) {
	u, err := base.Parse(path)
	if err != nil {
		return nil, err
	}
	return http.NewRequest(http.MethodGet, u.String(), nil)
}

func do(req *http.Request) error {
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	return answer(res)
}

// List can fail in seven ways, of which the body of the response is the last, and tells the
// most.
func List(base *url.URL, options ...func() error) error { // want List:`^fails\(unknown \| plain fmt\.Errorf \[argument net/url\.\(\*URL\)\.Parse kept shown\] \| infrastructure net/http\.\(\*Client\)\.Do \| foreign encoding/json\.Unmarshal \| typed example\.test/flow/limited\.Malformed \| typed example\.test/flow/limited\.Malformed \[sensitive the body of an HTTP response shown\]\)$`
	for _, option := range options {
		if err := option(); err != nil {
			return err
		}
	}
	req, err := newRequest(base, "x")
	if err != nil {
		return fmt.Errorf("creating request: %w", err)
	}
	return do(req)
}
