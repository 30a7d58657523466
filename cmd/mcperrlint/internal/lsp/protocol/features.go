package protocol

// HoverParams ask what is known of a place.
type HoverParams struct {
	Document DocumentID `json:"textDocument"`
	Position Position   `json:"position"`
}

// A Hover is what is known of a place.
type Hover struct {
	Contents MarkupContent `json:"contents"`
	Range    *Range        `json:"range,omitempty"`
}

// MarkupContent is text in a format.
type MarkupContent struct {
	Kind  string `json:"kind"`
	Value string `json:"value"`
}

// The formats of text.
const (
	Markdown  = "markdown"
	PlainText = "plaintext"
)

// CodeActionParams ask what can be done about a part of a document.
type CodeActionParams struct {
	Document DocumentID `json:"textDocument"`
	Range    Range      `json:"range"`
	Context  struct {
		Diagnostics []Diagnostic     `json:"diagnostics"`
		Only        []CodeActionKind `json:"only"`
	} `json:"context"`
}

// A CodeActionKind is a name with dots. A kind includes those that go on from it.
type CodeActionKind string

// The kinds of actions that the server has.
const (
	QuickFix CodeActionKind = "quickfix"
	FixAll   CodeActionKind = "source.fixAll.mcperrlint"
)

// A CodeAction is something that can be done.
type CodeAction struct {
	Title       string         `json:"title"`
	Kind        CodeActionKind `json:"kind"`
	Diagnostics []Diagnostic   `json:"diagnostics,omitempty"`
	IsPreferred bool           `json:"isPreferred,omitempty"`
	Edit        WorkspaceEdit  `json:"edit"`
}

// A WorkspaceEdit changes documents. It has one of the two forms.
type WorkspaceEdit struct {
	Changes         map[URI][]TextEdit `json:"changes,omitempty"`
	DocumentChanges []DocumentEdit     `json:"documentChanges,omitempty"`
}

// A DocumentEdit changes a version of a document.
type DocumentEdit struct {
	Document VersionedDocumentID `json:"textDocument"`
	Edits    []TextEdit          `json:"edits"`
}

// A TextEdit replaces a part of a document.
type TextEdit struct {
	Range   Range  `json:"range"`
	NewText string `json:"newText"`
}

// A CodeLens is a line that editors show above one of the document.
type CodeLens struct {
	Range   Range    `json:"range"`
	Command *Command `json:"command,omitempty"`
}

// A Command is something that the client or the server can do.
type Command struct {
	Title     string `json:"title"`
	Command   string `json:"command"`
	Arguments []any  `json:"arguments,omitempty"`
}

// ExecuteCommandParams ask for a command of the server.
type ExecuteCommandParams struct {
	Command   string `json:"command"`
	Arguments []Any  `json:"arguments"`
}

// ShowMessageParams show or log a text.
type ShowMessageParams struct {
	Type    int    `json:"type"`
	Message string `json:"message"`
}

// The types of messages.
const (
	MessageWarning = 2
	MessageInfo    = 3
)

// ProgressCreateParams announce work.
type ProgressCreateParams struct {
	Token string `json:"token"`
}

// ProgressParams tell how far work is.
type ProgressParams struct {
	Token string           `json:"token"`
	Value WorkDoneProgress `json:"value"`
}

// WorkDoneProgress is the beginning or the end of work, or something between.
type WorkDoneProgress struct {
	Kind    string `json:"kind"`
	Title   string `json:"title,omitempty"`
	Message string `json:"message,omitempty"`
}
