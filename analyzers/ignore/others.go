package ignore

import (
	"github.com/mcperrlint/mcperrlint/analyzers/argassert"
	"github.com/mcperrlint/mcperrlint/analyzers/blanktext"
	"github.com/mcperrlint/mcperrlint/analyzers/contractshape"
	"github.com/mcperrlint/mcperrlint/analyzers/contractuse"
	"github.com/mcperrlint/mcperrlint/analyzers/emptycontents"
	"github.com/mcperrlint/mcperrlint/analyzers/errfactory"
	"github.com/mcperrlint/mcperrlint/analyzers/falsesuccess"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/leak"
	"github.com/mcperrlint/mcperrlint/analyzers/lostcause"
	"github.com/mcperrlint/mcperrlint/analyzers/nilerror"
	"github.com/mcperrlint/mcperrlint/analyzers/nilresult"
	"github.com/mcperrlint/mcperrlint/analyzers/panicboundary"
	"github.com/mcperrlint/mcperrlint/analyzers/plainerror"
	"github.com/mcperrlint/mcperrlint/analyzers/protocolerror"
	"github.com/mcperrlint/mcperrlint/analyzers/resultanderror"
	"github.com/mcperrlint/mcperrlint/analyzers/retryhint"
	"github.com/mcperrlint/mcperrlint/analyzers/rpccode"
	"github.com/mcperrlint/mcperrlint/analyzers/silentdefault"
	"github.com/mcperrlint/mcperrlint/analyzers/statusladder"
	"github.com/mcperrlint/mcperrlint/analyzers/stdoutwrite"
	"github.com/mcperrlint/mcperrlint/analyzers/swallowed"
	"github.com/mcperrlint/mcperrlint/analyzers/uncheckedresult"
	"github.com/mcperrlint/mcperrlint/analyzers/uncheckedstatus"
	"github.com/mcperrlint/mcperrlint/analyzers/undeclaredcode"
	"github.com/mcperrlint/mcperrlint/analyzers/upstreamtext"
	"github.com/mcperrlint/mcperrlint/analyzers/vaguetext"
	"github.com/mcperrlint/mcperrlint/analyzers/wrappedrpc"
)

// Others returns the rules that look at code, by name: all but this one, which looks at the directives that
// they left unused.
func Others() []rule.Rule {
	return []rule.Rule{
		argassert.Rule(),
		blanktext.Rule(),
		contractshape.Rule(),
		contractuse.Rule(),
		emptycontents.Rule(),
		errfactory.Rule(),
		falsesuccess.Rule(),
		leak.Rule(),
		lostcause.Rule(),
		nilerror.Rule(),
		nilresult.Rule(),
		panicboundary.Rule(),
		plainerror.Rule(),
		protocolerror.Rule(),
		resultanderror.Rule(),
		retryhint.Rule(),
		rpccode.Rule(),
		silentdefault.Rule(),
		statusladder.Rule(),
		stdoutwrite.Rule(),
		swallowed.Rule(),
		uncheckedresult.Rule(),
		uncheckedstatus.Rule(),
		undeclaredcode.Rule(),
		upstreamtext.Rule(),
		vaguetext.Rule(),
		wrappedrpc.Rule(),
	}
}
