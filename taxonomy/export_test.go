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
func Transient(err error) bool { return transient(Classify(err)) }
