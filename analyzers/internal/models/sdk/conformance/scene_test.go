package conformance

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// A scene is a server with one handler that gets into one situation.
type scene struct {
	SDK    string
	Kind   sdk.Kind
	In     sdk.Situation
	Modern bool // the newest protocol is spoken

	Variant variant // another form of the scene
	Error   string  // names the error of the SDK that is returned, in the place of one that it does not know

	Built string // names the function of the SDK that makes the result
}

// variable holds the scene that the process is to play, as JSON.
const variable = "CONFORMANCE_SCENE"

// String names the scene.
func (s scene) String() string {
	name := s.Kind.String() + "/" + s.In.String()
	for _, part := range []string{string(s.Variant), s.Error, s.Built} {
		if part != "" {
			name += "/" + part
		}
	}
	if s.Modern {
		name += "/modern"
	}
	return name
}

// environment returns the environment of a process that plays the scene.
func (s scene) environment() []string {
	text, err := json.Marshal(s)
	if err != nil {
		panic(err) // numbers and strings
	}
	return append(os.Environ(), variable+"="+string(text))
}

// The name of everything that is registered.
const name = "thing"

// uri is that of a resource.
const uri = "file:///thing"

// errBoom is an error of which no SDK knows anything.
var errBoom = errors.New("boom")

// listen is the method by which a client of the newest protocol subscribes.
const listen = "subscriptions/listen"

// method returns the method whose answer is what the client gets.
func (s scene) method() string {
	switch {
	case s.runsTask():
		return "tasks/result"
	case s.Variant == aroundTools:
		return methods[sdk.Tool]
	case s.Variant == unsubscribing:
		return "resources/unsubscribe"
	case s.Kind == sdk.Subscribe && s.Modern && !s.overHTTP():
		return listen
	}
	return methods[s.Kind]
}

// failure returns the error of a handler in a situation, coded being one that the SDK
// honours. It panics where that is the situation.
func (s scene) failure(coded, notFound, typedNil error) error {
	switch {
	case s.Error != "" && s.SDK == "go-sdk":
		return goSDKErrors[s.Error]
	case s.Error != "":
		return sentinels[s.Error]
	}
	switch s.In {
	case sdk.PlainError, sdk.ErrorWithResult:
		return errBoom
	case sdk.CodedError:
		return coded
	case sdk.WrappedCodedError:
		return fmt.Errorf("outer: %w", coded)
	case sdk.CancelledError:
		return fmt.Errorf("outer: %w", context.Canceled)
	case sdk.MethodNotFoundError:
		return notFound
	case sdk.TypedNilError:
		return typedNil
	case sdk.Panic, sdk.PanicOverHTTP, sdk.PanicOverSSE, sdk.PanicInTask, sdk.RecoveredPanic:
		panic(errBoom)
	}
	return nil
}

// text returns that of the error, or "" if there is none.
func (s scene) text() (text string) {
	defer func() {
		if v := recover(); v != nil {
			text = fmt.Sprint(v)
		}
	}()
	if err := s.ownFailure(); err != nil && s.In != sdk.TypedNilError {
		return err.Error()
	}
	return ""
}

// code returns that of the error that the SDK honours.
func (s scene) code() int {
	switch {
	case s.SDK == "mcp-go":
		return -32042
	case s.In == sdk.MethodNotFoundError:
		return int(goSDKNotFound.Code)
	}
	return int(goSDKCoded.Code)
}

func (s scene) ownFailure() error {
	if s.SDK == "mcp-go" {
		return s.mcpGoFailure()
	}
	return s.goSDKFailure()
}
