package protocol

// A DocumentID names a document.
type DocumentID struct {
	URI URI `json:"uri"`
}

// A VersionedDocumentID names a version of a document. Without a version it is that on the disk.
type VersionedDocumentID struct {
	URI     URI    `json:"uri"`
	Version *int32 `json:"version"`
}

// DidOpenParams tell that a document is open, and what it holds.
type DidOpenParams struct {
	Document struct {
		URI     URI    `json:"uri"`
		Version int32  `json:"version"`
		Text    string `json:"text"`
	} `json:"textDocument"`
}

// DidChangeParams tell how a document has changed.
type DidChangeParams struct {
	Document VersionedDocumentID `json:"textDocument"`
	Changes  []ContentChange     `json:"contentChanges"`
}

// A ContentChange replaces a part of a document, or all of it if it has no range.
type ContentChange struct {
	Range *Range `json:"range"`
	Text  string `json:"text"`
}

// DocumentParams name a document.
type DocumentParams struct {
	Document DocumentID `json:"textDocument"`
}

// DidChangeWatchedFilesParams tell which files have changed on the disk.
type DidChangeWatchedFilesParams struct {
	Changes []FileEvent `json:"changes"`
}

// A FileEvent tells that a file was made, changed or removed.
type FileEvent struct {
	URI URI `json:"uri"`
}

// DidChangeFoldersParams tell which folders are open and closed.
type DidChangeFoldersParams struct {
	Event struct {
		Added   []WorkspaceFolder `json:"added"`
		Removed []WorkspaceFolder `json:"removed"`
	} `json:"event"`
}

// PublishDiagnosticsParams tell all that is found in a document.
type PublishDiagnosticsParams struct {
	URI         URI          `json:"uri"`
	Version     *int32       `json:"version,omitempty"`
	Diagnostics []Diagnostic `json:"diagnostics"`
}

// A Diagnostic is something that is found at a place.
type Diagnostic struct {
	Range           Range                `json:"range"`
	Severity        Severity             `json:"severity,omitempty"`
	Code            any                  `json:"code,omitempty"` // a string, or what another server has chosen
	CodeDescription *CodeDescription     `json:"codeDescription,omitempty"`
	Source          string               `json:"source,omitempty"`
	Message         string               `json:"message"`
	Tags            []Tag                `json:"tags,omitempty"`
	Related         []RelatedInformation `json:"relatedInformation,omitempty"`
	Data            Any                  `json:"data,omitempty"`
}

// A Severity says how much a diagnostic matters.
type Severity int

// The severities.
const (
	Error       Severity = 1
	Warning     Severity = 2
	Information Severity = 3
)

// A Tag says how a diagnostic is shown.
type Tag int

// Unnecessary fades out what nobody needs.
const Unnecessary Tag = 1

// A CodeDescription has the address of a page.
type CodeDescription struct {
	Href string `json:"href"`
}

// RelatedInformation is a place that belongs to a diagnostic.
type RelatedInformation struct {
	Location Location `json:"location"`
	Message  string   `json:"message"`
}
