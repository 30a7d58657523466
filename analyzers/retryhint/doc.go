// Package retryhint defines a rule about what coded errors say of trying again.
//
// # Analyzer retryhint
//
// retryhint: report coded errors whose advice about trying again is refused, or contradicts itself
//
// Package taxonomy does not panic where a program builds an error of values that make no sense: a limit
// without a wait, a transport error of a kind that is none. The agent gets an internal error then, which says that
// the tool is wrong, in place of the failure that it could have waited for. That shows only when the failure happens.
//
// # What it reports
//
// Calls with constants that package taxonomy refuses (category refused): UpstreamRateLimit without a positive wait,
// Transport with a kind that is no transport kind or with a status, ContextRequired with a blank prompt, New with a code and
// Kind with a kind that there is not, a negative RetryAfter, a Status that is none. The same error is built with the
// same code, and what comes back is reported.
//
// RetryYes as an option of Fatal, and RetryNo as one of Retryable, RateLimited and UpstreamRateLimit (category
// contradiction).
//
// # What it leaves alone
//
// Values that are not constant, and options that come in a slice. Codes and options that do not contradict each other by
// what they are, such as NotFound with RetryYes: what is missing can be there later. Programs that do not import package taxonomy.
//
// # Before
//
//	package weather
//
//	import "github.com/mcperrlint/mcperrlint/taxonomy"
//
//	func limited() error {
//		return taxonomy.UpstreamRateLimit("The weather service asks to wait.", 0)
//	}
//
// # After
//
//	package weather
//
//	import "github.com/mcperrlint/mcperrlint/taxonomy"
//
//	func limited() error {
//		return taxonomy.RateLimited("The weather service asks to wait.")
//	}
//
// # The agent sees
//
// Before: an internal error, "The tool built this error wrongly: UpstreamRateLimit needs a positive wait, not 0s.", that must not
// be tried again.
//
// After: "The weather service asks to wait.", as a limit after which trying again can help.
//
// # What to do
//
// Hand over what the service has said, or call the function that does not need it.
package retryhint
