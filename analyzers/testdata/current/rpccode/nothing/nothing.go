// Package nothing sees no library of the protocol.
package nothing

// Body is what another protocol sends.
type Body struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

// Busy is one.
var Busy = Body{Code: -32001, Message: "busy"}
