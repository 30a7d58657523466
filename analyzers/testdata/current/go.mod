module example.test

go 1.25.5

require (
	connectrpc.com/connect v1.19.1
	github.com/goccy/go-yaml v1.19.2
	github.com/google/go-github/v90 v90.0.0
	github.com/google/jsonschema-go v0.4.3
	github.com/mark3labs/mcp-go v1.2.1
	github.com/mcperrlint/mcperrlint v0.0.0
	github.com/mcperrlint/mcperrlint/bridge/gosdk v0.0.0
	github.com/mcperrlint/mcperrlint/bridge/mcpgo v0.0.0
	github.com/metoro-io/mcp-golang v0.0.0
	github.com/modelcontextprotocol/go-sdk v1.8.0
	github.com/pkg/errors v0.9.1
	github.com/rs/zerolog v1.34.0
	github.com/sirupsen/logrus v1.9.3
	github.com/strowk/foxy-contexts v0.0.0
	go.uber.org/zap v1.27.0
	golang.org/x/sync v0.22.0
	golang.org/x/xerrors v0.0.0-20240903120638-7835f813f4da
	google.golang.org/api v0.0.0
	google.golang.org/grpc v1.80.0
	outside.test v0.0.0
)

require (
	github.com/google/go-querystring v1.2.0 // indirect
	github.com/google/uuid v1.6.0 // indirect
	github.com/mattn/go-colorable v0.1.14 // indirect
	github.com/mattn/go-isatty v0.0.20 // indirect
	github.com/santhosh-tekuri/jsonschema/v6 v6.0.3 // indirect
	github.com/segmentio/asm v1.1.3 // indirect
	github.com/segmentio/encoding v0.5.4 // indirect
	github.com/spf13/cast v1.7.1 // indirect
	github.com/yosida95/uritemplate/v3 v3.0.2 // indirect
	go.uber.org/multierr v1.10.0 // indirect
	golang.org/x/net v0.49.0 // indirect
	golang.org/x/oauth2 v0.35.0 // indirect
	golang.org/x/sys v0.47.0 // indirect
	golang.org/x/text v0.33.0 // indirect
	golang.org/x/time v0.15.0 // indirect
	google.golang.org/genproto/googleapis/rpc v0.0.0-20260120221211-b8f7ae30c516 // indirect
	google.golang.org/protobuf v1.36.11 // indirect
)

replace (
	github.com/mcperrlint/mcperrlint => ../../..
	github.com/mcperrlint/mcperrlint/bridge/gosdk => ../../../bridge/gosdk
	github.com/mcperrlint/mcperrlint/bridge/mcpgo => ../../../bridge/mcpgo
	github.com/metoro-io/mcp-golang => ../../internal/models/sdk/testdata/stubs/github.com/metoro-io/mcp-golang
	github.com/strowk/foxy-contexts => ../../internal/models/sdk/testdata/stubs/github.com/strowk/foxy-contexts
	google.golang.org/api => ../google
	outside.test => ../outside
)
