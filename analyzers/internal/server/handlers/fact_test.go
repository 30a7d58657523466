package handlers

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

func TestFacts(t *testing.T) {
	for want, fact := range map[string]fmt.Stringer{
		"takes(1: tool, 2: prompt leaky classified)": registration.Takes{Params: []registration.Taken{
			{Index: 1, Kind: sdk.Tool}, {Index: 2, Kind: sdk.Prompt, Seam: wrappers.Leaky, Share: wrappers.Classified},
		}},
		"wraps(converting, nothing)": wrappers.Wraps{Effect: wrappers.Converting, Share: wrappers.Nothing},
		"shares(all, coded)":         wrappers.Shares{wrappers.All, wrappers.Coded},
		"handles":                    handles{},
		"catches(inside)":            wrappers.Recovery{Inside: true},
		"catches(before)":            wrappers.Recovery{Before: true},
		"catches(inside, before)":    wrappers.Recovery{Inside: true, Before: true},
		"gives(0, 1)":                arguments.Gives{Results: []int{0, 1}},
	} {
		assert.Equal(t, want, fact.String())
	}
}
