package values

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strings"
)

const endpoint = "https://api.example.test/graphql"

var elsewhere = endpoint

// Posted makes a request of constants, which always works.
func Posted(body string) (*http.Request, error) { // want Posted:`^never\(10\)$`
	req, err := http.NewRequest(http.MethodPost, endpoint, strings.NewReader(body))
	if err != nil {
		return nil, errors.New("never")
	}
	return req, nil
}

// Chosen has one of two addresses.
func Chosen(ctx context.Context, live bool) (*http.Request, error) { // want Chosen:`^never\(10\)$`
	url := endpoint
	if !live {
		url = "https://test.example.test?live=0"
	}
	return http.NewRequestWithContext(ctx, "GET", url, nil)
}

// PostedTo has the address of its caller, PostedBy the method.
func PostedTo(url string) (*http.Request, error) { // want PostedTo:`^fails\(-, foreign net/http\.NewRequest\)$`
	return http.NewRequest("POST", url, nil)
}

func PostedBy(method string) (*http.Request, error) { // want PostedBy:`^fails\(-, foreign net/http\.NewRequest\)$`
	return http.NewRequest(method, endpoint, nil)
}

// PostedElsewhere has an address that can be set.
func PostedElsewhere() (*http.Request, error) { // want PostedElsewhere:`^fails\(-, foreign net/http\.NewRequest\)$`
	return http.NewRequest("POST", elsewhere, nil)
}

// NoAddress and NoContext always fail.
func NoAddress() (*http.Request, error) { // want NoAddress:`^fails\(-, foreign net/http\.NewRequest\)$`
	return http.NewRequest("GET", "https://example.test:port", nil)
}

func NoContext() (*http.Request, error) { // want NoContext:`^fails\(-, foreign net/http\.NewRequestWithContext\)$`
	return http.NewRequestWithContext(nil, "GET", endpoint, nil)
}

// Encoded and EncodedAny return the error of an encoder untested: one of them has none.
func Encoded(names []string) ([]byte, error) { // want Encoded:`^fails\(renders parameter 0, -\); never\(10\)$`
	return json.Marshal(names)
}

func EncodedAny(v any) ([]byte, error) { // want EncodedAny:`^fails\(renders parameter 0, -\); never\(10\)$`
	return json.Marshal(v)
}
