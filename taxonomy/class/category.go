package class

// Category is the coarse class of a failure, for statistics and for agents that
// need only a few cases.
type Category string

// The categories. The first six are those of OpenTabs, which folds the last
// three into internal or has nothing for them.
const (
	CategoryAuth        Category = "auth"
	CategoryNotFound    Category = "not_found"
	CategoryRateLimit   Category = "rate_limit"
	CategoryValidation  Category = "validation"
	CategoryTimeout     Category = "timeout"
	CategoryInternal    Category = "internal"
	CategoryConflict    Category = "conflict"
	CategoryUnavailable Category = "unavailable"
	CategoryCancelled   Category = "cancelled"
)

// Fault says whose fault a failure is.
type Fault string

// The faults.
const (
	FaultClient   Fault = "client"
	FaultServer   Fault = "server"
	FaultUpstream Fault = "upstream"
)
