// Package sarif declares the parts of SARIF 2.1.0 that the program writes, under
// the names of the standard:
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
//
// A field whose zero value means something is always written, or a pointer.
package sarif

// The version of the standard, and the address of its schema.
const (
	Version = "2.1.0"
	Schema  = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)

// The levels of results and notifications.
const (
	LevelNote    = "note"
	LevelWarning = "warning"
	LevelError   = "error"
)

// Log is a whole file.
type Log struct {
	Schema  string `json:"$schema"`
	Version string `json:"version"`
	Runs    []Run  `json:"runs"`
}

// Run is one run of a tool.
type Run struct {
	Tool               Tool                        `json:"tool"`
	Invocations        []Invocation                `json:"invocations"`
	OriginalURIBaseIDs map[string]ArtifactLocation `json:"originalUriBaseIds,omitempty"`
	ColumnKind         string                      `json:"columnKind"`
	Results            []Result                    `json:"results"`
	Taxonomies         []ToolComponent             `json:"taxonomies,omitempty"`
}

// Invocation says how a run went.
type Invocation struct {
	ExecutionSuccessful        bool              `json:"executionSuccessful"`
	ToolExecutionNotifications []Notification    `json:"toolExecutionNotifications,omitempty"`
	WorkingDirectory           *ArtifactLocation `json:"workingDirectory,omitempty"`
}

// Notification says that something went wrong.
type Notification struct {
	Descriptor     *DescriptorReference `json:"descriptor,omitempty"`
	AssociatedRule *DescriptorReference `json:"associatedRule,omitempty"`
	Level          string               `json:"level"`
	Message        Message              `json:"message"`
	Locations      []Location           `json:"locations,omitempty"`
}

// Properties are what the standard has no name for.
type Properties map[string]any

// Message is a text for people.
type Message struct {
	Text     string `json:"text"`
	Markdown string `json:"markdown,omitempty"`
}
