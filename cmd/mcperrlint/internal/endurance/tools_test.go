//go:build integration && unix

package endurance

import (
	"bytes"
	"runtime"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// beyondLint is what listing the tools of a program may take beyond looking for findings in it.
const beyondLint = 3 * time.Second

// manyTools are programs with so many tools: in one table, and in as many registrations.
var manyTools = []shape{
	{"a table of tools", 5000, func(n int) (string, string) {
		return toolHandlers(n) + "type row struct {\n\tname string\n\trun mcp.ToolHandler\n}\n\nvar rows = []row{\n" + copies(n, "\t{\"t@\", h@},\n") + "}\n\n" +
			"func Register(s *mcp.Server) {\n\tfor _, r := range rows {\n\t\ts.AddTool(&mcp.Tool{Name: r.name}, r.run)\n\t}\n}\n", answer
	}},
	{"registrations", 5000, func(n int) (string, string) {
		return toolHandlers(n) + "func Register(s *mcp.Server) {\n" + copies(n, "\ts.AddTool(&mcp.Tool{Name: \"t@\"}, h@)\n") + "}\n", answer
	}},
}

const answer = "\treturn nil, nil, os.Remove(in.Name)\n"

func toolHandlers(n int) string {
	return copies(n, "func h@(ctx context.Context, r *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, os.Remove(\"@\") }\n")
}

// All tools of large programs are listed, in time and in memory.
func TestManyTools(t *testing.T) {
	cache, _ := warm(t)
	for _, s := range manyTools {
		t.Run(s.name, func(t *testing.T) {
			dir := write(t, s, s.size)
			most := spend(t, dir, cache).user + time.Duration(float64(beyondLint)*slowness(t))
			for _, command := range [][]string{{"tools", "-json"}, {"failures", "-format", "json"}} {
				run := again(t, asCommand, append(command, "-cache", cache, "./...")...)
				run.Dir = dir
				output, err := run.Output()
				require.NoError(t, err)
				used := run.ProcessState.SysUsage().(*syscall.Rusage)
				memory := int64(used.Maxrss)
				if runtime.GOOS == "linux" {
					memory *= 1024
				}
				assert.LessOrEqual(t, run.ProcessState.UserTime(), most, command[0])
				assert.LessOrEqual(t, memory, int64(inMemory), command[0])
				assert.Equal(t, s.size, bytes.Count(output, []byte(`"name": "t`)), command[0])
				t.Logf("%s: %v, %d MiB", command[0], run.ProcessState.UserTime(), memory>>20)
			}
		})
	}
}
