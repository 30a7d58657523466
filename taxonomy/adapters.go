package taxonomy

// DefaultAdapters returns the adapters of this package in the order in which
// [Classify] asks them: the services by name first, then the protocols, and
// HTTP last. They have no state. The slice is the caller's to change.
func DefaultAdapters() []Adapter {
	return []Adapter{
		GoogleAdapter{},
		MicrosoftAdapter{},
		SlackAdapter{},
		AWSAdapter{},
		GRPCAdapter{},
		SQLStateAdapter{},
		GraphQLAdapter{},
		JSONRPCAdapter{},
		HTTPAdapter{},
	}
}
