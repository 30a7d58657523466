// Package elsewhere declares outputs.
package elsewhere

type Out struct {
	Error string `json:"error"`
}
