module example.test/stubs

go 1.25.0

require (
	github.com/FreePeak/cortex v0.0.0
	github.com/MegaGrindStone/go-mcp v0.0.0
	github.com/ThinkInAIXYZ/go-mcp v0.0.0
	github.com/localrivet/gomcp v0.0.0
	github.com/metoro-io/mcp-golang v0.0.0
	github.com/riza-io/mcp-go v0.0.0
	github.com/strowk/foxy-contexts v0.0.0
	github.com/viant/jsonrpc v0.0.0
	github.com/viant/mcp v0.0.0
	github.com/viant/mcp-protocol v0.0.0
	github.com/voocel/mcp-sdk-go v0.0.0
)

replace (
	github.com/FreePeak/cortex => ./github.com/FreePeak/cortex
	github.com/MegaGrindStone/go-mcp => ./github.com/MegaGrindStone/go-mcp
	github.com/ThinkInAIXYZ/go-mcp => ./github.com/ThinkInAIXYZ/go-mcp
	github.com/localrivet/gomcp => ./github.com/localrivet/gomcp
	github.com/metoro-io/mcp-golang => ./github.com/metoro-io/mcp-golang
	github.com/riza-io/mcp-go => ./github.com/riza-io/mcp-go
	github.com/strowk/foxy-contexts => ./github.com/strowk/foxy-contexts
	github.com/viant/jsonrpc => ./github.com/viant/jsonrpc
	github.com/viant/mcp => ./github.com/viant/mcp
	github.com/viant/mcp-protocol => ./github.com/viant/mcp-protocol
	github.com/voocel/mcp-sdk-go => ./github.com/voocel/mcp-sdk-go
)
