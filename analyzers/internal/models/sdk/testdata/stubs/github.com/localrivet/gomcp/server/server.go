// Package server declares what is used of the server of gomcp v1.2.2.
package server

type (
	Context struct{}
	Option  func()

	ToolHandler     func(ctx *Context, args interface{}) (interface{}, error)
	ResourceHandler func(ctx *Context, args interface{}) (interface{}, error)

	Server interface {
		Tool(name, description string, handler interface{}) Server
		Resource(path string, description string, handler interface{}) Server
		Prompt(name, description string, template ...interface{}) Server
		AsStdio(logFile ...string) Server
		Run() error
	}

	InvalidParametersError struct{ Message string }
)

func (e *InvalidParametersError) Error() string { return e.Message }

func NewInvalidParametersError(message string) *InvalidParametersError { return nil }

func NewServer(name string, options ...Option) Server { return nil }
