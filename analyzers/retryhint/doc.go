// Package retryhint defines a rule about what coded errors say of trying again.
//
// # Analyzer retryhint
//
// retryhint: report coded errors whose advice about trying again is refused, or contradicts itself
//
// Package taxonomy does not panic where a program builds an error from impossible values, such as a rate limit
// without a wait. It makes an internal error instead, which says that the tool is wrong. The agent does not learn of the
// failure that it could have waited for. That shows only when the failure happens.
//
// # What it reports
//
// Calls with constants that package taxonomy refuses (category refused): UpstreamRateLimit without a positive wait,
// Transport with a kind that is no transport kind or with a status, ContextRequired with a blank prompt, New with an unknown
// code, Kind with an unknown kind, a negative RetryAfter, a Status that is no HTTP status. They are found by building the
// same error with package taxonomy.
//
// RetryYes as an option of Fatal, and RetryNo as an option of Retryable, RateLimited and UpstreamRateLimit (category
// contradiction): the agent follows the option.
//
// # What it leaves alone
//
// Values that are not constant, and options that come in a slice. Codes and options that fit together, such as NotFound
// with RetryYes: what is missing may be there later. Programs that do not import package taxonomy.
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
// Before: an internal error that must not be retried: "The tool built this error wrongly: UpstreamRateLimit needs a positive
// wait, not 0s."
//
// After: "The weather service asks to wait.", as a rate limit, after which a retry can help.
//
// # What to do
//
// Pass what the service has said, or call the function that does not need it.
package retryhint
