package output

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

func TestWaysOf(t *testing.T) {
	const here = "it fails"
	rows := []struct {
		name    string
		related []string
		ways    [][]string
		rest    []string
	}{
		{"nothing", nil, nil, nil},
		{"one origin", []string{"origin: f"}, [][]string{{"origin: f", here}}, nil},
		{
			"origins with steps", []string{"origin: f", "returned through g", "returned through h", "origin: e", "returned through i"},
			[][]string{{"origin: f", "returned through g", "returned through h", here}, {"origin: e", "returned through i", here}}, nil,
		},
		{"a step without an origin", []string{"returned through g"}, nil, []string{"returned through g"}},
		{"an origin and another place", []string{"origin: f", "here, too"}, [][]string{{"origin: f", here}}, []string{"here, too"}},
		{
			"from the finding to the handler", []string{"on its way through g", "it leaves this handler", "here, too", "the contract is declared here"},
			[][]string{{here, "on its way through g", "it leaves this handler"}}, []string{"here, too", "the contract is declared here"},
		},
		{"no way", []string{"the reason is declared here first"}, nil, []string{"the reason is declared here first"}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			f := finding.Finding{Rule: "anyrule", Message: here}
			for i, message := range row.related {
				f.Related = append(f.Related, finding.Related{Range: finding.Range{Line: i + 1}, Message: message})
			}
			ways, rest := waysOf(f)
			var got [][]string
			for _, w := range ways {
				got = append(got, messages(w))
			}
			assert.Equal(t, row.ways, got)
			assert.Equal(t, row.rest, messages(rest))
		})
	}
}

func messages(list []finding.Related) []string {
	var texts []string
	for _, r := range list {
		texts = append(texts, r.Message)
	}
	return texts
}
