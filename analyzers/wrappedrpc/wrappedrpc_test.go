package wrappedrpc_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/wrappedrpc"
)

func TestWrappedrpc(t *testing.T) { fixture.Run(t, wrappedrpc.Analyzer) }

func TestExamples(t *testing.T) { fixture.Examples(t, wrappedrpc.Rule()) }
