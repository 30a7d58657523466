module github.com/mcperrlint/mcperrlint/bridge/mcpgo

go 1.25.5

require (
	github.com/mark3labs/mcp-go v1.2.1
	github.com/mcperrlint/mcperrlint v0.0.0
	github.com/stretchr/testify v1.12.1
)

require (
	github.com/google/jsonschema-go v0.4.2 // indirect
	github.com/google/uuid v1.6.0 // indirect
	github.com/santhosh-tekuri/jsonschema/v6 v6.0.3 // indirect
	github.com/spf13/cast v1.7.1 // indirect
	github.com/yosida95/uritemplate/v3 v3.0.2 // indirect
	go.yaml.in/yaml/v3 v3.0.5 // indirect
	golang.org/x/text v0.14.0 // indirect
)

// The bridge is built against the packages beside it.
replace github.com/mcperrlint/mcperrlint => ../..
