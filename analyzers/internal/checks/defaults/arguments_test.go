package defaults_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/defaults"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each row is what a function does with a map in which it finds a text, before it chooses by that, and whether the
// text is read nowhere else.
func TestChoicesInMaps(t *testing.T) {
	for body, want := range map[string]int{
		``:                                     1,
		`if len(args) == 0 { panic("empty") }`: 1,
		`_ = args["other"]`:                    1,
		`args["other"] = 1`:                    1,
		`if args == nil { panic("nil") }`:      1,
		`log.Print(args)`:                      1,
		`clear(args)`:                          0,
		`show(args)`:                           0,
		`number(args, "limit")`:                1,
		`reads(args)`:                          1,
		`shows(args)`:                          0,
		`f(args)`:                              0,
		`kept = args`:                          0,
	} {
		source := "package p\n\nimport \"log\"\n\nvar kept map[string]any\n\nfunc show(any)\n\nfunc number(map[string]any, string) int\n\n" +
			"func reads(m map[string]any) any { return m[\"other\"] }\n\nfunc shows(m map[string]any) any { return m[\"mode\"] }\n\n" +
			"func choose(args map[string]any, f func(map[string]any)) int {\nlog.Flags()\n" + body +
			"\ns, _ := args[\"mode\"].(string)\nswitch s { case \"a\": return 1; case \"b\": return 2 }; return 3\n}\n"
		assert.Len(t, fixture.Source(t, defaults.Choices, source).Result.(*defaults.ChoicesResult).Choices, want, body)
	}
}
