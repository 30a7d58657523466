package errvars_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const coding = `package m

import (
	"context"
	"errors"
	"os"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
)

var Orders = contract.Contract{Gone}

var Gone = contract.Failure{Reason: "gone", Code: taxonomy.CodeNotFound}

func read() error { _, err := os.ReadFile("x"); return err }

func made() error            { return taxonomy.NotFound("no such order") }
func ofKind() error          { return taxonomy.New(taxonomy.CodeConflict, "order exists") }
func ofAny(c taxonomy.Code) error { return taxonomy.New(c, "failed") }
func options(err error) error {
	return taxonomy.NotFound("no such order", taxonomy.Reason("order_gone"), taxonomy.Cause(err))
}
func shown(err error) error  { return taxonomy.NotFound("no such order: " + err.Error()) }
func stored(err error) error { return taxonomy.NotFound("no such order", taxonomy.Data("error", err.Error())) }
func noted(err error) error  { return taxonomy.NotFound("no such order", taxonomy.Detail(err.Error())) }
func extra(err error) error  { return taxonomy.NotFound("no such order", taxonomy.Extra("error", err)) }
func recovery(err error) error { return taxonomy.NotFound("no such order", taxonomy.Recovery(err.Error())) }
func unknown(list []taxonomy.Option) error { return taxonomy.NotFound("no such order", list...) }
func dynamic(f func() taxonomy.Option) error { return taxonomy.NotFound("no such order", f()) }
func arguments() error       { return taxonomy.InvalidArguments() }
func with(err error) error   { return taxonomy.NotFound("no such order").With(taxonomy.Cause(err)) }
func inTool() error          { return compat.InTool(taxonomy.NotFound("no such order"), "get") }
func literal(err error) error {
	return &taxonomy.Error{Code: taxonomy.CodeTimeout, Message: err.Error(), Reason: "slow"}
}

func classified(ctx context.Context) error { return taxonomy.Classify(read()) }
func classifiedAgain() error    { return taxonomy.Classify(made()) }
func classifiedGiven(err error) error { return taxonomy.Classify(err) }
func masked() error             { return compat.Mask(read()) }
func unwrapped() error          { return taxonomy.NotFound("no such order", taxonomy.Cause(read())).Unwrap() }
func text(err error) string     { return render.Text(taxonomy.Classify(err)) }
func itself() error             { return Gone }
func issue() error              { return taxonomy.ValidationError("bad dates", taxonomy.ArgumentIssue{Path: "from", Problem: "must be before to"}) }
func called(ctx context.Context) error {
	_, err := taxonomy.Call(ctx, "read", func(context.Context) (int, error) { return 0, read() })
	return err
}
func plain() error              { return errors.New("no such order") }

func failed(err error) error    { return Orders.Fail("gone", "no such order", taxonomy.Cause(err)) }
func declared(err error) error  { return Gone.Fail("no such order", taxonomy.Cause(err)) }
func filled(err error) error    { return Orders.Fill(err) }

func run(ctx context.Context, b *bridge.Boundary, call bridge.Call) error {
	return b.Run(ctx, call, func(context.Context) error { return read() })
}

func ended(ctx context.Context, b *bridge.Boundary, call bridge.Call) error { return b.Failed(ctx, call, made()) }

func done(ctx context.Context) error {
	return taxonomy.Do(ctx, "read", func(context.Context) error { return read() })
}
`

func TestErrors(t *testing.T) {
	flow := fixture.Source(t, errflow.Analyzer, coding).Result.(*errflow.Flow)
	for name, want := range map[string]string{
		"made":            "coded not_found",
		"dynamic":         "coded not_found [unknown kept shown]",
		"ofKind":          "coded conflict",
		"ofAny":           "coded taxonomy.New",
		"options":         "coded not_found order_gone [parameter 0 kept]",
		"shown":           "coded not_found [parameter 0 shown]",
		"stored":          "coded not_found [parameter 0 stored]",
		"noted":           "coded not_found [parameter 0 noted]",
		"extra":           "coded not_found [parameter 0 noted]",
		"recovery":        "coded not_found [parameter 0 shown]",
		"unknown":         "coded not_found [unknown kept shown]",
		"arguments":       "coded invalid_params invalid_arguments",
		"with":            "coded not_found [parameter 0 kept]",
		"inTool":          "coded not_found",
		"literal":         "coded timeout slow [parameter 0 shown]",
		"classified":      "coded taxonomy.Classify [infrastructure os.ReadFile kept]",
		"classifiedAgain": "coded not_found",
		"classifiedGiven": "parameter 0",
		"itself":          "coded m.Gone",
		"issue":           "coded validation_error",
		"called":          "coded taxonomy.Call [infrastructure os.ReadFile kept]",
		"masked":          "coded compat.Mask [infrastructure os.ReadFile kept]",
		"unwrapped":       "unknown, infrastructure os.ReadFile", // any depth of it can be meant
		"failed":          "coded contract.Contract.Fail gone [parameter 0 kept]",
		"declared":        "coded not_found gone [parameter 0 kept]",
		"filled":          "parameter 0",
		"run":             "coded bridge.(*Boundary).Run [infrastructure os.ReadFile kept]",
		"ended":           "coded not_found",
		"done":            "coded taxonomy.Do [infrastructure os.ReadFile kept]",
	} {
		assert.Equal(t, want, strings.Join(fixture.Failures(flow.Returns(flow.Scope().Program.Package().Func(name))[0].Errors), ", "), name)
	}
}

// Where an error comes from: the contract, the failure that is declared, or who classifies a parameter later.
func TestOrigins(t *testing.T) {
	flow := fixture.Source(t, errflow.Analyzer, coding).Result.(*errflow.Flow)
	only := func(name string) cause.Failure {
		return flow.Returns(flow.Scope().Program.Package().Func(name))[0].Errors[0]
	}
	assert.Equal(t, "example.test/m.Orders", only("failed").Contract)
	assert.Equal(t, "example.test/m.Gone", only("declared").Failure)
	assert.True(t, only("classifiedGiven").Classified)
	assert.False(t, only("filled").Classified)
}

func TestText(t *testing.T) {
	flow := fixture.Source(t, errflow.Analyzer, coding).Result.(*errflow.Flow)
	shown := flow.Returns(flow.Scope().Program.Package().Func("text"))[0].Results
	assert.Len(t, shown, 1)
	assert.Equal(t, []string{"parameter 0"}, fixture.Failures(shown[0].Rendered))
}

func TestIsFactory(t *testing.T) {
	known := fixture.Source(t, errflow.Learning, coding).Result.(*causeloss.Detector)
	for _, row := range []struct {
		in, call string
		want     bool
	}{
		{"made", "NotFound", true}, {"ofKind", "New", true}, {"failed", "Fail", true}, {"declared", "Fail", true},
		{"arguments", "InvalidArguments", false}, {"masked", "Mask", false}, {"plain", "New", false},
	} {
		call := fixture.Call(known.Program.Package().Func(row.in), row.call)
		assert.Equal(t, row.want, known.Coded.IsFactory(program.Called(&call.Call)), "%s in %s", row.call, row.in)
	}
}
