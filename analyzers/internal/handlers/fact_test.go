package handlers

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/middleware"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/takers"
)

func TestFacts(t *testing.T) {
	for want, fact := range map[string]fmt.Stringer{
		"takes(1: tool, 2: prompt leaky classified)": &takers.Takes{Params: []takers.Taken{
			{Index: 1, Kind: sdk.Tool}, {Index: 2, Kind: sdk.Prompt, Seam: seams.Leaky, Share: seams.Classified},
		}},
		"takes(0: tool leaky alone)": &takers.Takes{Params: []takers.Taken{{Kind: sdk.Tool, Seam: seams.Leaky, Sole: true}}},
		"wraps(converting, nothing)": &seams.Wraps{Effect: seams.Converting, Share: seams.Nothing},
		"shares(all, coded)":         &seams.Shares{Params: []seams.Share{seams.All, seams.Coded}},
		"handles":                    &handles{},
		"catches(inside)":            &middleware.Guards{Inside: true},
		"catches(before)":            &middleware.Guards{Before: true},
		"catches(inside, before)":    &middleware.Guards{Inside: true, Before: true},
		"gives(0, 1)":                &arguments.Gives{Results: []int{0, 1}},
	} {
		assert.Equal(t, want, fact.String())
	}
}
