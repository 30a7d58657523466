package contract_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// sound returns an entry without mistakes, changed by the given function.
func sound(change func(*contract.Failure)) contract.Failure {
	f := contract.Failure{
		Reason:   "index_missing",
		Code:     taxonomy.CodeNotFound,
		When:     "The named index does not exist.",
		Recovery: "Call list_indices and pass one of the names it returns.",
	}
	if change != nil {
		change(&f)
	}
	return f
}

// found returns the identifiers and indices of problems.
type found struct {
	ID    string
	Index int
}

func identified(problems []contract.Problem) []found {
	list := []found{}
	for _, p := range problems {
		list = append(list, found{p.ID, p.Index})
	}
	return list
}

// problemsOf returns the identifiers of the problems of a contract with one
// sound entry that was changed by the given function.
func problemsOf(change func(*contract.Failure)) []string {
	return ids(contract.Contract{sound(change)}.Validate())
}

func ids(problems []contract.Problem) []string {
	list := []string{}
	for _, p := range problems {
		list = append(list, p.ID)
	}
	return list
}

func marshalled(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	require.NoError(t, err)
	return string(text)
}
