// Package tools has handlers that assert arguments. It does not know that they are.
package tools

import (
	"errors"

	"example.test/argassert/request/api"
)

// All are the tools.
var All = []api.Tool{{Name: "get", Handler: get}, {Name: "list", Handler: list}}

func get(p api.Params) (*api.Result, error) {
	name := p.Arguments()["name"]
	if name == nil {
		return nil, errors.New("no name")
	}
	if kind, ok := p.Arguments()["kind"].(string); ok {
		return &api.Result{Text: kind}, nil
	}
	return &api.Result{Text: name.(string)}, nil
}

func list(p api.Params) (*api.Result, error) {
	count := p.Arguments()["count"].(float64)
	return &api.Result{Text: p.Settings.Values()["prefix"].(string) + string(rune(count))}, nil
}
