package taxonomy

// Category is the coarse class of a failure, meant for counting and for
// agents that need no more than a handful of cases.
type Category string

// The categories. The first six are those of OpenTabs; the last
// three were added because it folds them into internal or leaves them out.
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

// Base folds the category into the six of OpenTabs. Conflicts
// and cancellations have none there, which is the empty category.
func (c Category) Base() Category {
	switch c {
	case CategoryUnavailable:
		return CategoryInternal
	case CategoryConflict, CategoryCancelled:
		return ""
	}
	return c
}

// Fault says on whose side a failure lies.
type Fault string

// The sides of a failure.
const (
	FaultClient   Fault = "client"
	FaultServer   Fault = "server"
	FaultUpstream Fault = "upstream"
)
