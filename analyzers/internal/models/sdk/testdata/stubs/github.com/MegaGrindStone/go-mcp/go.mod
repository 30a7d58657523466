module github.com/MegaGrindStone/go-mcp

go 1.25.0
