// Package status asks for the status of a service.
package status

import "net/http"

// Fetch returns the status beside the error of Close.
func Fetch() (string, error) {
	response, err := http.Get("https://example.test")
	if err != nil {
		return "", err
	}
	return response.Status, response.Body.Close()
}
