package sdk

import "go/types"

// Object returns what a name of a table means to the package that the set is of,
// or nil.
func (s *Set) Object(sdk *SDK, name string) types.Object {
	if v := s.View(sdk); v != nil {
		return v.object(name)
	}
	return nil
}

// Applies reports whether the limits include the version that the package sees.
func (s *Set) Applies(sdk *SDK, limits Versions) bool { return s.View(sdk).applies(limits) }

// View returns the SDK as the package sees it, or nil.
func (s *Set) View(sdk *SDK) *view {
	for _, v := range s.views {
		if v.sdk == sdk {
			return v
		}
	}
	return nil
}

// The limits that not every package can tell.
const (
	GoSDK15  = goSDK15
	MCPGo120 = mcpGo120
)
