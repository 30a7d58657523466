// Package words has the lists of words by which names and texts are judged: one list for each
// meaning. "ensureTitle" is the name of a function that checks, "no room found" a text that tells of
// nothing found. A list is a guess, so whoever asks one asks for more: what the function returns, or
// where the text goes.
//
// [Content] says which internals of a server the text of an error exposes: that of os.ReadFile a path, that
// of database/sql database messages, an environment variable a credential.
package words

import (
	"regexp"
	"slices"
	"strings"
)

// The names of functions and methods.
var (
	// Validates is how functions are called that say whether something is right.
	Validates = regexp.MustCompile(`(?i)^(valid|check|verify|ensure)`)
	// Limits is what functions are called that make sure of a number: some return another one.
	Limits = regexp.MustCompile(`(?i)valid|normali|clamp|sanit|default|check|verify|bound`)
	// Decodes is what functions are called that fill a struct.
	Decodes = regexp.MustCompile(`(?i)unmarshal|decode|bind|parse|scan|args|arguments|params|input|request|load|read`)
	// Codes is what functions are called that decode, encode or parse.
	Codes = regexp.MustCompile(`^(Marshal|Unmarshal|Decode|Encode|Parse)([A-Z]|$)`)
	// Converts is what functions are called that turn what they are given into something else.
	Converts = regexp.MustCompile(`^(To|From)[A-Z]`)
	// Finds is how functions are called that look for one of several things.
	Finds = regexp.MustCompile(`(?i)^(get|find|look)`)
	// Sends is how methods are called that send a request.
	Sends = regexp.MustCompile(`^(Do|Call|Send|Submit|Execute|Perform|RoundTrip)`)
	// HandsOn is what functions are called that send a request and hand on the response as it came.
	HandsOn = regexp.MustCompile(`^(Do|RoundTrip)([A-Z]|$)|Proxy|Raw|Forward`)
	// Opens is what functions are called that read a file or an address first.
	Opens = regexp.MustCompile(`(File|FS|Dir|URL|URI)s?([A-Z]|$)`)
	// LogsQuietly is what functions are called that log for those who look for a mistake in the program.
	LogsQuietly = regexp.MustCompile(`(?i)debug|trace|verbose|^v$`)
)

// The names of packages, types, fields and variables.
var (
	// Logging is what packages are called that log, such as "klogutil", and none of those that ask for
	// logs.
	Logging = regexp.MustCompile(`^(go-hc|ctx|[a-z])?log(ger|ging|util|utils|x|r|rus)?$|^zap$`)
	// Services is what types are called that stand for a service.
	Services = regexp.MustCompile(`(Client|Service|API|Api|Session|Conn|Connection)$`)
	// Succeeded is what fields are called that say whether all went well.
	Succeeded = regexp.MustCompile(`^(Success|Successful|Succeeded|OK|Ok)$`)
	// Errors is what variables and types of errors are called, with their packages.
	Errors = regexp.MustCompile(`\.(?:EOF|Err[A-Z]\w*|\w*Error)$`)
	// Variables is what variables of the environment are called that hold a credential.
	Variables = regexp.MustCompile(`(?i)(key|token|secret|passw|credential|dsn|auth|cookie|private)`)
	// Fields is what fields are called that hold a credential: those of the program have many a key and
	// many an author.
	Fields = regexp.MustCompile(`(?i)passw|secret|token|credential|(?:api|private|access)_?key`)
	// AboutCredentials is how names end that only say where a credential is, or how it is used.
	AboutCredentials = regexp.MustCompile(`(?i)(url|uri|mode|type|path|file|dir|name|id|endpoint|host|port|enabled|required|method|provider|ttl|timeout|limit|scope|scopes)$`)
	// Cursors is what tokens are called that are no secret.
	Cursors = regexp.MustCompile(`(?i)next|page|continu|cursor|public`)
)

// strong is what parameters of a query are called that hold a credential, and weak what others are
// called, too: those hold one if the variable that is put there is called so.
const (
	strong = `api_?-?key|app_?id|access_?token|private_token|client_secret|secret|passw(?:or)?d`
	weak   = `key|token|auth|sig(?:nature)?`
)

// The parts of addresses.
var (
	// InAddress is what an address has that holds a credential: in its query, before the host, or in
	// its path, as those of bots have.
	InAddress = regexp.MustCompile(`(?i)[?&](?:` + strong + `)=|://[^/@:\s]*@|/bot%s`)
	// MaybeInAddress is what an address has that can hold one.
	MaybeInAddress = regexp.MustCompile(`(?i)[?&](?:` + weak + `)=(?:%[svq]|$)`)
	query          = regexp.MustCompile(`(?i)^(?:` + strong + `)$`)
	maybeQuery     = regexp.MustCompile(`(?i)^(?:` + weak + `)$`)
)

// The names of tools, in lower case with underscores between the words; see [Spaced].
var (
	creates = regexp.MustCompile(`(^|_)(create|add|insert|new)(_|$)`)
	updates = regexp.MustCompile(`(^|_)(update|modify|set|edit|patch|change)(_|$)`)
	// Writes is what tools are called that change anything: these, and many more.
	Writes = regexp.MustCompile(`(^|_)(create|update|delete|remove|write|set|add|insert|edit|modify|patch|put|send|post|apply|replace|move|rename|merge|close|assign|upload|deploy|start|stop|restart|cancel|scale|drop|save|publish|commit|push|mutate|complete|place|book|pay)(_|$)`)
)

// Reads is what functions are called that only look at what is there.
var Reads = regexp.MustCompile(`^(get|fetch|find|list|load|lookup|query|read|show|describe|inspect|resolve|refresh|status|count|info)(_|$)`)

var humps = regexp.MustCompile(`([a-z0-9])([A-Z])`)

// Spaced writes a name in lower case with underscores between the words.
func Spaced(name string) string {
	return strings.ToLower(strings.ReplaceAll(humps.ReplaceAllString(name, "${1}_$2"), "-", "_"))
}

// Texts that tell of a value.
var (
	// Refuses is by which words somebody is told that a text is none of those that are known.
	Refuses = regexp.MustCompile(`(?i)\b(unknown|unsupported|invalid|illegal|unrecogni[sz]ed|unexpected|must be|should be|not (a )?(valid|supported|known|recogni[sz]ed)|valid (values|options)|default(s|ing|ed)? to|fall(s|ing)? back|ignor(ed|ing)|error|failed|usage)\b`)
	// NoneOfThem matches names for what is none of others.
	NoneOfThem = regexp.MustCompile(`(?i)^(other|none|unspecified|undefined|n/?a|null|\?+|-+)$`)
)

// Texts that tell of a failure.
var (
	// Failure are words that speak of a failure where a function has met one.
	Failure = regexp.MustCompile(`(?i)\b(errors?|fail(s|ed|ure)?|cannot|can't|could(n't| not)|unable|invalid|not found|not available|unavailable|denied)\b`)
	// Claims are first words by which a text, in lower case, says that the call has failed.
	Claims = regexp.MustCompile(`^(\{\s*"error"\s*:\s*["%]|error\b|failed\b|failure\b|cannot\b|can't\b|could not\b|unable to\b|missing (required )?(parameter|argument|field)|(required )?(parameter|argument|field)s? .*\b(is )?(missing|required)\b|required \w+ .*\bmissing\b|[\w'"%.]+ (parameter |argument )?(is required|is missing|cannot be empty|must be |must not be )|invalid (value|parameter|argument|request|input|json|format)?\b|unauthori[sz]ed\b|access denied|permission denied|not permitted|forbidden\b|unknown (tool|action|command|operation|parameter)\b|unknown (\w+ ){0,2}\w+: )`)
	// lacks are first words by which one says that an argument is missing: "No style specified".
	lacks = regexp.MustCompile(`^no (\w+ ){1,4}(specified|provided|given)\b`)
	// found is what such texts say that tell of what is there: "No items found for the given range".
	found = regexp.MustCompile(`\b(found|available|matched|the (specified|provided|given))\b`)
	// Misses are first words by which one says that what was asked for by its name is not there: "File
	// %s not found".
	Misses = regexp.MustCompile(`^(the )?(?:[a-mo-z_-][a-z_-]*|n[a-np-z][a-z_-]*)( [a-z_-]+){0,2} (with (id|name) )?(['"\x60(]*%[sqvd]['"\x60)]* )?(was |is )?not found\b|^[a-z]+ not found: `)
	// onPurpose is what comments say where a program goes on without something, and means to.
	onPurpose = regexp.MustCompile(`(?i)(^|[^/\w])(ignor(e|es|ed|ing)|skip(s|ped|ping)?|best[- ]effort|optional(ly)?|(non|not)[- ]?(fatal|critical)|fall(s|ing)? ?back|tolerat\w+|(proceed|continue|go on|carry on) (with|without|anyway)|still (useful|valuable)|on purpose|deliberate(ly)?|intentional(ly)?|graceful(ly)?|(ok|okay|fine) (if|to)|(do|does|should|must|can|need)( not|n['’]t) (block|fail|abort|stop|prevent|break)|(never|without) (block|fail|abort|break)(s|ing)?|degrad(e|es|ed|ing)|nice[- ]to[- ]have)\b`)
	// Nothing is what texts say that tell that there is nothing.
	Nothing = regexp.MustCompile(`(?i)\b(no|not|none|nothing|nobody|empty|without|any|never|zero|0|missing|\w+n't)\b`)
	// NotFound is what texts say that tell that something does not exist.
	NotFound = regexp.MustCompile(`(?i)\b(not found|does not exist|doesn't exist|no such|unknown resource)\b`)
)

// phrases in texts that a tool answers as a success, in lower case.
var (
	// Failing are those that speak of a failure.
	Failing = phrases{
		"error", "fail", "cannot", "can't", "could not", "couldn't", "unable to", "invalid", "not found", "denied", "forbidden",
		"unauthorized", "timed out", "unavailable", "not available", "went wrong", "does not exist", "doesn't exist",
	}
	// Harmless are those with such words that speak of none.
	Harmless = phrases{"no error", "without error", "0 errors", "not fail", "no failure"}
	// Partial are those by which a text says that only a part of the work has failed.
	Partial = phrases{"warning", " but ", "however", "partial", "although", "skipp", "successfully", "note:", "fallback", "falling back"}
)

// phrases are looked for in texts, whatever their case.
type phrases []string

// In reports whether one of the phrases is in one of some texts.
func (p phrases) In(texts ...string) bool {
	return slices.ContainsFunc(texts, func(text string) bool {
		text = strings.ToLower(text)
		return slices.ContainsFunc(p, func(phrase string) bool { return strings.Contains(text, phrase) })
	})
}

// LacksArgument reports whether a text, in lower case, says by its first words that an argument is missing.
func LacksArgument(text string) bool { return lacks.MatchString(text) && !found.MatchString(text) }

// MeansToGoOn reports whether a program means to go on without something that fails: comments beside the code say so, or
// a sentence about failures in the comment of the function does.
func MeansToGoOn(beside, doc string) bool {
	return onPurpose.MatchString(beside) || slices.ContainsFunc(strings.Split(doc, ". "), func(sentence string) bool {
		return Failing.In(sentence) && onPurpose.MatchString(sentence)
	})
}

// VerbOf returns "create" for the name of a tool that makes something new, "update" for one that changes what is there, or "".
func VerbOf(tool string) string {
	switch tool = Spaced(tool); {
	case creates.MatchString(tool):
		return "create"
	case updates.MatchString(tool):
		return "update"
	}
	return ""
}

// InQuery reports whether a parameter of a query is called like a credential, or may be one by its name.
func InQuery(parameter string) (is, maybe bool) {
	return query.MatchString(parameter), maybeQuery.MatchString(parameter)
}
