package rpccode_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/rpccode"
)

func TestRpccode(t *testing.T) { fixture.Run(t, rpccode.Analyzer) }

func TestExamples(t *testing.T) { fixture.Examples(t, rpccode.Rule()) }
