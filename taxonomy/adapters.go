package taxonomy

// defaultAdapters returns the adapters of this package in the order in which
// [Classify] asks them: named services, then protocols, and HTTP last. They
// have no state.
func defaultAdapters() []Adapter {
	return []Adapter{
		googleAdapter{},
		microsoftAdapter{},
		slackAdapter{},
		awsAdapter{},
		grpcAdapter{},
		sqlStateAdapter{},
		graphQLAdapter{},
		jsonRPCAdapter{},
		httpAdapter{},
	}
}
