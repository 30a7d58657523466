package rule

import "strings"

// Renames maps former names of rules, and of categories as rule/category, to those of today.
//
//	Renames{"lostnote": "lostcause", "upstreamtext/address": "leak/address"}
//
// A rule takes its categories along: lostnote/noted is lostcause/noted.
type Renames map[string]string

// Renamed are the names that have changed. Settings, directives, baselines, flags and explain
// understand the former ones; docs/releases.md says for how long.
var Renamed = Renames{
	"upstreamtext/address":   "leak/address",
	"upstreamtext/sensitive": "leak/credential",
}

// Current returns the name of today for a name, and whether it is a former one. A name that never
// changed is its own.
func (r Renames) Current(name string) (string, bool) {
	if now, former := r[name]; former {
		return now, true
	}
	rule, category, narrow := strings.Cut(name, "/")
	if now, former := r[rule]; narrow && former {
		return now + "/" + category, true
	}
	return name, false
}
