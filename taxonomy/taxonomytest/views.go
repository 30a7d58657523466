package taxonomytest

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// AgentViews returns everything that package taxonomy lets an agent see of the
// error, by the name of the rendering: all renderings, formatting verbs and
// encoders of the standard library. To test that a text stays hidden, look for
// it in each.
func AgentViews(e *taxonomy.Error) map[string]string {
	id := taxonomy.RequestID("request-1")
	views := map[string]string{
		"Text":                         taxonomy.Text(e),
		"Text with a request id":       taxonomy.Text(e, id),
		"ClosingText":                  taxonomy.ClosingText(e, id),
		"ArcadeMeta":                   asJSON(taxonomy.ArcadeMeta(e)),
		"GuidanceText":                 taxonomy.GuidanceText(e),
		"PrefixText":                   taxonomy.PrefixText(e),
		"Payload":                      asJSON(taxonomy.Payload(e, id)),
		"Meta":                         asJSON(taxonomy.Meta(e)),
		"Protocol":                     asJSON(taxonomy.Protocol(e, id)),
		"Render with StructuredAbsent": asJSON(taxonomy.Render(e, taxonomy.StructuredAbsent, id)),
		"Render with StructuredPresent": asJSON(
			taxonomy.Render(e, taxonomy.StructuredPresent, id)),
		"json.Marshal": asJSON(e),
	}
	if e == nil {
		return views
	}
	views["Error"] = e.Error()
	views["Mask"] = asJSON(taxonomy.Payload(taxonomy.Mask(e)))
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
