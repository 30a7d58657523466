// Package odataerrors imitates the error types of the Microsoft Graph library.
package odataerrors

import (
	"time"

	abstractions "github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/kiota-abstractions-go"
)

// ODataError is the error for a failing answer.
type ODataError struct {
	abstractions.ApiError
	Main MainErrorable `json:"-"`
}

// Error panics if there is no message, as that of the library does.
func (e *ODataError) Error() string { return *e.GetErrorEscaped().GetMessage() }

// GetErrorEscaped returns the main error.
func (e *ODataError) GetErrorEscaped() MainErrorable { return e.Main }

// MainErrorable is the main error.
type MainErrorable interface {
	GetCode() *string
	GetMessage() *string
	GetInnerError() InnerErrorable
}

// InnerErrorable is the inner error.
type InnerErrorable interface {
	GetRequestId() *string
	GetClientRequestId() *string
	GetDate() *time.Time
	GetAdditionalData() map[string]any
}

// MainError implements MainErrorable.
type MainError struct {
	Code, Message *string
	Inner         InnerErrorable
}

// GetCode returns the code.
func (m *MainError) GetCode() *string { return m.Code }

// GetMessage returns the message.
func (m *MainError) GetMessage() *string { return m.Message }

// GetInnerError returns the inner error.
func (m *MainError) GetInnerError() InnerErrorable { return m.Inner }

// InnerError implements InnerErrorable.
type InnerError struct {
	RequestID, ClientRequestID *string
	Date                       *time.Time
	Additional                 map[string]any
}

// GetRequestId returns the id of the request.
func (i *InnerError) GetRequestId() *string { return i.RequestID }

// GetClientRequestId returns the client's id of the request.
func (i *InnerError) GetClientRequestId() *string { return i.ClientRequestID }

// GetDate returns the date.
func (i *InnerError) GetDate() *time.Time { return i.Date }

// GetAdditionalData returns what has no property of its own.
func (i *InnerError) GetAdditionalData() map[string]any { return i.Additional }
