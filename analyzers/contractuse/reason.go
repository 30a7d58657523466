package contractuse

import (
	"go/ast"
	"strconv"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
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
	what, missing := "the empty reason", "a reason"
	if reason != "" {
		what, missing = "the reason "+report.Code(reason), report.Code(reason)
	}
	effect, sees := "answers with an internal error", "an internal error: The tool reported the failure "+strconv.Quote(reason)+", which its contract does not declare."
	if call.Method == "Recovery" {
		effect, sees = "returns nothing", "no recovery"
	}
	help := "pass a declared reason, or declare " + missing
	if near := nearest(reason, call.Contract); near != "" {
		help = "pass " + report.Code(near) + ", or declare " + missing
	}
	var at ast.Node = call.Node
	if len(call.Node.Args) > 0 {
		at = call.Node.Args[0]
	}
	f := report.At(at, categoryUnknownReason, what+" is not declared in "+c.called(call.Contract, "the contract")+": "+report.Code(call.Method)+" "+effect)
	f.Help, f.Sees = help, sees
	return f
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
