package taxonomytest

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// AgentViews returns everything that package taxonomy lets an agent see of the
// error, by the name of the rendering: all renderings, formatting verbs and
// encoders of the standard library. To test that a text stays hidden, look for
// it in each.
func AgentViews(e *taxonomy.Error) map[string]string {
	id := render.RequestID("request-1")
	views := map[string]string{
		"Text":                         render.Text(e),
		"Text with a request id":       render.Text(e, id),
		"ClosingText":                  compat.ClosingText(e, id),
		"ArcadeMeta":                   asJSON(compat.ArcadeMeta(e)),
		"GuidanceText":                 compat.GuidanceText(e),
		"PrefixText":                   compat.PrefixText(e),
		"Payload":                      asJSON(compat.Payload(e, id)),
		"Meta":                         asJSON(render.Meta(e)),
		"Protocol":                     asJSON(render.Protocol(e, id)),
		"Render with StructuredAbsent": asJSON(render.Result(e, render.StructuredAbsent, id)),
		"Render with StructuredPresent": asJSON(
			render.Result(e, render.StructuredPresent, id)),
		"json.Marshal": asJSON(e),
	}
	if e == nil {
		return views
	}
	views["Error"] = e.Error()
	views["Mask"] = asJSON(compat.Payload(compat.Mask(e)))
	joined, wrapped := errors.Join(e), fmt.Errorf("outer: %w", e)
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q", "%x", "%X", "% x", "%d"} {
		views[verb+" of a pointer"] = fmt.Sprintf(verb, e)
		views[verb+" of a value"] = fmt.Sprintf(verb, *e)
		views[verb+" of a joined error"] = fmt.Sprintf(verb, joined)
		views[verb+" of a wrapped error"] = fmt.Sprintf(verb, wrapped)
	}
	views["json.Marshal of a value"] = asJSON(*e)
	views["json.Marshal inside other values"] = asJSON(map[string]any{"list": []any{e, *e}})
	return views
}

// asJSON returns the value as JSON, or why there is none.
func asJSON(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		return "does not marshal: " + err.Error()
	}
	return string(text)
}
