package protocol

// InitializeParams are what a client says of itself.
type InitializeParams struct {
	RootURI          URI                `json:"rootUri"`
	RootPath         string             `json:"rootPath"`
	WorkspaceFolders []WorkspaceFolder  `json:"workspaceFolders"`
	Capabilities     ClientCapabilities `json:"capabilities"`
	Options          Options            `json:"initializationOptions"`
}

// Options are the initializationOptions of this server.
type Options struct {
	// ShowFailures tells that the client has the command mcperrlint.showFailures. Code lenses run it then.
	ShowFailures bool `json:"showFailures"`
}

// A WorkspaceFolder is a directory that is open in the editor.
type WorkspaceFolder struct {
	URI  URI    `json:"uri"`
	Name string `json:"name"`
}

// ClientCapabilities are what a client can do, as far as it makes a difference.
type ClientCapabilities struct {
	General struct {
		PositionEncodings []Encoding `json:"positionEncodings"`
	} `json:"general"`
	Window struct {
		WorkDoneProgress bool `json:"workDoneProgress"`
	} `json:"window"`
	Workspace struct {
		WorkspaceEdit struct {
			DocumentChanges bool `json:"documentChanges"`
		} `json:"workspaceEdit"`
		DidChangeWatchedFiles struct {
			DynamicRegistration bool `json:"dynamicRegistration"`
		} `json:"didChangeWatchedFiles"`
		CodeLens struct {
			RefreshSupport bool `json:"refreshSupport"`
		} `json:"codeLens"`
	} `json:"workspace"`
	TextDocument struct {
		PublishDiagnostics struct {
			RelatedInformation     bool `json:"relatedInformation"`
			VersionSupport         bool `json:"versionSupport"`
			CodeDescriptionSupport bool `json:"codeDescriptionSupport"`
			DataSupport            bool `json:"dataSupport"`
		} `json:"publishDiagnostics"`
		CodeAction struct {
			CodeActionLiteralSupport *struct{} `json:"codeActionLiteralSupport"`
		} `json:"codeAction"`
		Hover struct {
			ContentFormat []string `json:"contentFormat"`
		} `json:"hover"`
	} `json:"textDocument"`
}

// An Encoding says what the characters of positions are.
type Encoding string

// The encodings that the server knows.
const (
	UTF8  Encoding = "utf-8"
	UTF16 Encoding = "utf-16"
)

// An InitializeResult says what the server can do.
type InitializeResult struct {
	Capabilities ServerCapabilities `json:"capabilities"`
	ServerInfo   ServerInfo         `json:"serverInfo"`
}

// ServerInfo names the server.
type ServerInfo struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

// ServerCapabilities are what the server can do.
type ServerCapabilities struct {
	PositionEncoding Encoding              `json:"positionEncoding"`
	Sync             SyncOptions           `json:"textDocumentSync"`
	Hover            bool                  `json:"hoverProvider"`
	CodeAction       any                   `json:"codeActionProvider"` // CodeActionOptions or a boolean
	CodeLens         struct{}              `json:"codeLensProvider"`
	ExecuteCommand   ExecuteCommandOptions `json:"executeCommandProvider"`
	Workspace        WorkspaceOptions      `json:"workspace"`
}

// SyncOptions say what the server wants to know of documents.
type SyncOptions struct {
	OpenClose bool     `json:"openClose"`
	Change    int      `json:"change"`
	Save      struct{} `json:"save"`
}

// Incremental means that changes are told by their ranges.
const Incremental = 2

// CodeActionOptions say which code actions there are.
type CodeActionOptions struct {
	Kinds []CodeActionKind `json:"codeActionKinds"`
}

// ExecuteCommandOptions say which commands the server has.
type ExecuteCommandOptions struct {
	Commands []string `json:"commands"`
}

// WorkspaceOptions say that the server knows of several folders.
type WorkspaceOptions struct {
	WorkspaceFolders struct {
		Supported           bool `json:"supported"`
		ChangeNotifications bool `json:"changeNotifications"`
	} `json:"workspaceFolders"`
}

// RegistrationParams ask the client to tell more.
type RegistrationParams struct {
	Registrations []Registration `json:"registrations"`
}

// A Registration is something that the client is asked to tell.
type Registration struct {
	ID      string `json:"id"`
	Method  string `json:"method"`
	Options any    `json:"registerOptions"`
}

// WatchOptions name the files about which the client tells if they change.
type WatchOptions struct {
	Watchers []FileSystemWatcher `json:"watchers"`
}

// A FileSystemWatcher names files by a pattern.
type FileSystemWatcher struct {
	GlobPattern string `json:"globPattern"`
}
