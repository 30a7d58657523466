package contractuse

import (
	"fmt"
	"go/ast"
	"strconv"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
)

// unknownReasons reports reasons that are passed to a contract that does not
// declare them.
func (c *checker) unknownReasons() {
	for _, call := range c.known.Calls {
		if call.Contract == nil || !call.Known || call.Node == nil || !call.Contract.Complete() {
			continue
		}
		for _, reason := range call.Reasons {
			if call.Contract.Entry(reason) == nil {
				report.Report(c.pass, c.unknownReason(call, reason))
			}
		}
	}
}

func (c *checker) unknownReason(call *contracts.Call, reason string) report.Finding {
	effect := "the agent gets an internal error instead of the failure"
	if call.Method == "Recovery" {
		effect = "it returns nothing, and the agent gets no recovery"
	}
	advice := "pass a declared reason or declare this one"
	if near := nearest(reason, call.Contract); near != "" {
		advice = fmt.Sprintf("pass %q or declare this one", near)
	}
	var at ast.Node = call.Node
	if len(call.Node.Args) > 0 {
		at = call.Node.Args[0]
	}
	return report.At(at, categoryUnknownReason, fmt.Sprintf("%s is given the reason %s, which %s does not declare: %s; %s",
		call.Method, strconv.Quote(reason), c.contract(call.Contract), effect, advice))
}

// nearest returns the declared reason that was probably meant, or "".
func nearest(reason string, of *contracts.Contract) string {
	best, least := "", len(reason)/3+1
	for i := range of.Entries {
		if declared := of.Entries[i].Failure.Reason; declared != "" {
			if d := distance(reason, declared); d < least {
				best, least = declared, d
			}
		}
	}
	return best
}

// distance returns how many bytes have to be inserted, removed, replaced or
// swapped with the next one to make one text of the other.
func distance(a, b string) int {
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		for j := range rows[i] {
			if i == 0 || j == 0 {
				rows[i][j] = i + j
				continue
			}
			replaced := rows[i-1][j-1]
			if a[i-1] != b[j-1] {
				replaced++
			}
			rows[i][j] = min(replaced, rows[i-1][j]+1, rows[i][j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				rows[i][j] = min(rows[i][j], rows[i-2][j-2]+1)
			}
		}
	}
	return rows[len(a)][len(b)]
}
