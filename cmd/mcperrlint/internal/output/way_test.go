package output

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

func TestWaysOf(t *testing.T) {
	const here = "it fails"
	rows := []struct {
		name, rule string
		related    []string
		ways       [][]string
		rest       []string
	}{
		{"nothing", "plainerror", nil, nil, nil},
		{"one origin", "plainerror", []string{"a plain error comes from f"}, [][]string{{"a plain error comes from f", here}}, nil},
		{
			"origins with steps", "upstreamtext", []string{"origin", "returned through g", "returned through h", "another", "returned through i"},
			[][]string{{"origin", "returned through g", "returned through h", here}, {"another", "returned through i", here}}, nil,
		},
		{"steps of another rule", "newrule", []string{"origin", "returned through g"}, [][]string{{"origin", "returned through g", here}}, nil},
		{"a step without an origin", "newrule", []string{"returned through g"}, [][]string{{"returned through g", here}}, nil},
		{
			"from the finding to the handler", "undeclaredcode", []string{"on its way through g", "it leaves this handler", "here, too", "the contract is declared here"},
			[][]string{{here, "on its way through g", "it leaves this handler"}}, []string{"here, too", "the contract is declared here"},
		},
		{"no way to the handler", "undeclaredcode", []string{"the contract is declared here"}, nil, []string{"the contract is declared here"}},
		{"no way", "contractshape", []string{"the reason is declared here first"}, nil, []string{"the reason is declared here first"}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			f := finding.Finding{Rule: row.rule, Message: here + ": the agent sees it; mend it"}
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
