module github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk/conformance

go 1.25.5

require (
	github.com/google/jsonschema-go v0.4.3
	github.com/mark3labs/mcp-go v0.58.0
	github.com/mcperrlint/mcperrlint v0.0.0
	github.com/modelcontextprotocol/go-sdk v1.6.0
	github.com/stretchr/testify v1.12.1
	golang.org/x/tools v0.49.0
)

require (
	github.com/google/uuid v1.6.0 // indirect
	github.com/santhosh-tekuri/jsonschema/v6 v6.0.3 // indirect
	github.com/segmentio/asm v1.1.3 // indirect
	github.com/segmentio/encoding v0.5.4 // indirect
	github.com/spf13/cast v1.7.1 // indirect
	github.com/yosida95/uritemplate/v3 v3.0.2 // indirect
	go.yaml.in/yaml/v3 v3.0.5 // indirect
	golang.org/x/mod v0.39.0 // indirect
	golang.org/x/oauth2 v0.35.0 // indirect
	golang.org/x/sync v0.22.0 // indirect
	golang.org/x/sys v0.47.0 // indirect
	golang.org/x/text v0.14.0 // indirect
)

replace github.com/mcperrlint/mcperrlint => ../../../../..
