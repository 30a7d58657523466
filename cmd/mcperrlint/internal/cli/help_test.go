package cli

import (
	"flag"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// Help shows every flag once, but for those of single rules, which the topic flags has.
func TestHelpHasEveryFlag(t *testing.T) {
	var grouped []string
	for _, g := range groups {
		grouped = append(grouped, g.flags...)
	}
	set := flag.NewFlagSet("", flag.ContinueOnError)
	new(options).declare(set)
	var declared []string
	set.VisitAll(func(f *flag.Flag) { declared = append(declared, f.Name) })
	assert.ElementsMatch(t, declared, grouped)
}

// What other linters call something is none of our names, and leads to one.
func TestOtherNames(t *testing.T) {
	set := flag.NewFlagSet("", flag.ContinueOnError)
	o := &options{selected: make(map[string]bool)}
	o.declare(set)
	o.declareRules(set)
	for name, ours := range otherFlags {
		assert.Nil(t, set.Lookup(name), name)
		for word := range strings.FieldsSeq(ours) {
			if flagName, isFlag := strings.CutPrefix(strings.TrimSuffix(word, ","), "-"); isFlag && flagName != "C" && !strings.HasPrefix(flagName, "NAME") {
				assert.NotNil(t, set.Lookup(flagName), ours)
			}
		}
	}
	for word, ours := range otherWords {
		assert.NotContains(t, commandNames(), word)
		command := strings.Fields(ours)[1]
		assert.True(t, strings.HasPrefix(command, "-") || slices.Contains(commandNames(), command), ours)
	}
}
