module github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp

go 1.25.0

require (
	github.com/google/jsonschema-go v0.4.3
	github.com/mcperrlint/mcperrlint v0.0.0
	github.com/mcperrlint/mcperrlint/bridge/gosdk v0.0.0
	github.com/modelcontextprotocol/go-sdk v1.8.0
	github.com/stretchr/testify v1.12.1
)

require (
	github.com/segmentio/asm v1.1.3 // indirect
	github.com/segmentio/encoding v0.5.4 // indirect
	github.com/yosida95/uritemplate/v3 v3.0.2 // indirect
	go.yaml.in/yaml/v3 v3.0.5 // indirect
	golang.org/x/mod v0.39.0 // indirect
	golang.org/x/oauth2 v0.35.0 // indirect
	golang.org/x/sync v0.22.0 // indirect
	golang.org/x/sys v0.47.0 // indirect
	golang.org/x/time v0.15.0 // indirect
)

// The server is built against the packages beside it.
replace github.com/mcperrlint/mcperrlint => ../../..

replace github.com/mcperrlint/mcperrlint/bridge/gosdk => ../../../bridge/gosdk
