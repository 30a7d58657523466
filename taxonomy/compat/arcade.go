package compat

import (
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// ArcadeForm makes [render.Result] put [ArcadeMeta] into the metadata.
func ArcadeForm() render.Option { return render.MetaAs(ArcadeMeta) }

// ArcadeMeta returns the failure as Arcade metadata, in a map that the caller
// owns. Its key "arcade" has errorKind and canRetry, and if known
// additionalPromptContent (the recovery), retryAfterMs and statusCode. It ignores
// options.
func ArcadeMeta(e *taxonomy.Error, _ ...render.Option) map[string]any {
	v := e.Visible()
	block := map[string]any{
		"errorKind": kindOf(v),
		"canRetry":  v.CanRetry(),
	}
	if v.Recovery != "" {
		block["additionalPromptContent"] = v.Recovery
	}
	if v.RetryAfter > 0 {
		block["retryAfterMs"] = form.Milliseconds(v.RetryAfter)
	}
	if v.Status != 0 {
		block["statusCode"] = v.Status
	}
	return map[string]any{form.ArcadeKey: block}
}

// kindOf returns the kind of a visible error, or else that of its code.
func kindOf(v *taxonomy.Error) string { return string(v.EffectiveKind()) }

// InTool returns a copy of the error whose message, and detail if any, name the
// tool and the kind of the failure:
//
//	[UPSTREAM_RUNTIME_NOT_FOUND] search_items: The index does not exist.
//
// A blank message is replaced by the phrase of the code, and a blank name is
// omitted. The original is unchanged.
func InTool(e *taxonomy.Error, tool string) *taxonomy.Error {
	in := e.With()
	if e == nil {
		return in // which says so
	}
	prefix := "[" + kindOf(in.Visible()) + "] "
	if name := form.OneLine(tool); name != "" {
		prefix += name + ": "
	}
	in.Message = prefix + e.Error()
	if strings.TrimSpace(e.Detail) != "" {
		in.Detail = prefix + e.Detail
	}
	return in
}
