package sdk

import "go/types"

// Role is the part that a field plays in a result or in content.
type Role int

// The roles.
const (
	// NoRole is the role of all other fields.
	NoRole Role = iota
	// ErrorFlag marks the result as an error.
	ErrorFlag
	// ContentList holds the content.
	ContentList
	// StructuredData holds data for programs.
	StructuredData
	// Metadata holds data for the client.
	Metadata
	// TextOfContent holds text that the agent reads.
	TextOfContent
)

// roles finds the fields of results and of content.
func roles(views []*view) map[types.Object]Role {
	m := make(map[types.Object]Role)
	for _, v := range views {
		add := func(owner, field string, role Role) {
			if field == "" {
				return
			}
			if obj := v.object(owner + "." + field); obj != nil {
				m[key(obj)] = role
			}
		}
		for _, r := range v.sdk.Results {
			add(r.Type, r.IsError, ErrorFlag)
			add(r.Type, r.Content, ContentList)
			add(r.Type, r.Structured, StructuredData)
			add(r.Type, r.Meta, Metadata)
		}
		for _, t := range v.sdk.Texts {
			add(t.Type, t.Field, TextOfContent)
		}
	}
	return m
}
