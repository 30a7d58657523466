// Package exits returns results and errors together, and neither.
package exits

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
)

func Neither(name string) (*mcp.CallToolResult, error) { // want Neither:`^exits\(absent absent if 0 is "" \| present absent if 0 is not ""\)$` Neither:`^fails\(shows parameter 0; cleared, -\); never\(10\)$`
	if name == "" {
		return nil, nil
	}
	return mcp.NewToolResultText(name), nil
}

func Both(err error) (*mcp.CallToolResult, error) { // want Both:`^exits\(present present if 0 is not nil \| present absent if 0 is nil\)$` Both:`^fails\(renders parameter 0 if 0 is not nil; mixed, parameter 0 if 0 is not nil\)$`
	if err != nil {
		return mcp.NewToolResultError(err.Error()), err
	}
	return mcp.NewToolResultText("ok"), nil
}

func Joined(name string) (*mcp.CallToolResult, error) { // want Joined:`^exits\(absent absent \| present present\)$` Joined:`^fails\(raised, plain errors.New\)$`
	var result *mcp.CallToolResult
	var err error
	for _, r := range name {
		if r == 'x' {
			result, err = mcp.NewToolResultError("x"), errors.New("x")
			break
		}
	}
	return result, err
}

func Blank() (*mcp.CallToolResult, error) { // want Blank:`^exits\(blank present\)$` Blank:`^fails\(cleared, plain errors.New\)$`
	return &mcp.CallToolResult{}, errors.New("blank")
}

// Either gives one of the two, which is what everybody expects.
func Either(name string) (*mcp.CallToolResult, error) { // want Either:`^fails\(shows parameter 0; cleared, plain errors.New if 0 is ""\)$`
	if name == "" {
		return nil, errors.New("empty")
	}
	return mcp.NewToolResultText(name), nil
}

// Output must return some output beside its error.
func Output(name string) (*mcp.CallToolResult, output, error) { // want Output:`^fails\(shows parameter 0; cleared, shows parameter 0, plain errors.New if 0 is ""\)$`
	if name == "" {
		return nil, output{}, errors.New("empty")
	}
	return mcp.NewToolResultText(name), output{Name: name}, nil
}

// Value is no pointer, of which it would have to be said that it is never nil.
func Value() mcp.CallToolResult { // want Value:`^fails\(raised\)$`
	return mcp.CallToolResult{IsError: true}
}

type output struct{ Name string }

// Asked returns what another one has answered.
func Asked(ctx context.Context, ask func(context.Context) (*mcp.CallToolResult, error)) (*mcp.CallToolResult, error) { // want Asked:`^fails\(shows parameter 1\.\(\)0, parameter 1.\(\)\)$`
	result, err := ask(ctx)
	if err != nil || result == nil {
		return result, err
	}
	return result, nil
}
