package taxonomy

// The adapters of this package, for tests that ask a single one.
type (
	GoogleAdapter    = googleAdapter
	MicrosoftAdapter = microsoftAdapter
	SlackAdapter     = slackAdapter
	AWSAdapter       = awsAdapter
	GRPCAdapter      = grpcAdapter
	SQLStateAdapter  = sqlStateAdapter
	GraphQLAdapter   = graphQLAdapter
	JSONRPCAdapter   = jsonRPCAdapter
	HTTPAdapter      = httpAdapter
)

// Endpoint is what logs see of a URL.
var Endpoint = endpointOf

// Transient reports whether a [Retrier] repeats what failed like this.
func Transient(err error) bool {
	e := Classify(err)
	return e != nil && (&retrying{}).passes(err, e)
}

var (
	// DefaultAdapters are the adapters that Classify asks by itself.
	DefaultAdapters = defaultAdapters
	// CodeForKind is how a failure is read back of which only the kind is told.
	CodeForKind = codeForKind
	// ParseRetryAfter is what ParseRateLimitReset asks first.
	ParseRetryAfter = parseRetryAfter
)
