// Package stated uses functions of which the settings say what they do.
package stated

import (
	"os"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/flow/stated/opaque"
)

func Failed(err error) *mcp.CallToolResult { return opaque.Failed(err.Error()) } // want Failed:`^fails\(renders parameter 0; raised\)$` Failed:`^exits\(present\)$`

func Failedf(name string, err error) *mcp.CallToolResult { return opaque.Failedf("%s: %v", name, err) } // want Failedf:`^fails\(renders parameter 0 \| parameter 1; raised\)$` Failedf:`^exits\(present\)$`

func Said(err error) *mcp.CallToolResult { return opaque.Said("title", err.Error()) } // want Said:`^fails\(renders parameter 0; cleared\)$` Said:`^exits\(present\)$`

func Titled(err error) *mcp.CallToolResult { return opaque.Said(err.Error(), "text") } // want Titled:`^exits\(present\)$`

func Written(w *opaque.Writer, err error) (*mcp.CallToolResult, error) { return w.Failed(err.Error()) } // want Written:`^fails\(renders parameter 1; raised, -\); never\(10\)$`

func Other(err error) *mcp.CallToolResult { return opaque.Other(err.Error()) }

func Coded(name string) error { // want Coded:`^fails\(coded example\.test/flow/stated/opaque\.Coded \[infrastructure os\.Remove kept shown\]\)$`
	return opaque.Coded("no file", os.Remove(name))
}

func Codedf(name string) error { // want Codedf:`^fails\(coded example\.test/flow/stated/opaque\.Codedf \[parameter 0 shown\] \[infrastructure os\.Remove kept shown\]\)$`
	return opaque.Codedf("no %s: %v", name, os.Remove(name))
}

func Forwarded(format string, args ...any) error { return opaque.Codedf(format, args...) } // want Forwarded:`^fails\(coded example\.test/flow/stated/opaque\.Codedf \[parameter 0 shown\] \[parameter 1 shown\]\)$`

func Hidden(name string) error { // want Hidden:`^fails\(coded example\.test/flow/stated/opaque\.Hidden \[infrastructure os\.Remove kept\]\)$`
	return opaque.Hidden("no file", os.Remove(name))
}

func Shown(name string) error { // want Shown:`^fails\(coded example\.test/flow/stated/opaque\.Hidden \[infrastructure os\.Remove shown\]\)$`
	return opaque.Hidden(os.Remove(name).Error(), nil)
}

func Uncoded(name string) error { return opaque.Uncoded("no file", os.Remove(name)) }

func Refused(name string) error { return &opaque.Refusal{Why: name} } // want Refused:`^fails\(coded example\.test/flow/stated/opaque\.Refusal \[parameter 0 shown\]\)$`

func Complained(name string) error { return &opaque.Complaint{Why: name} } // want Complained:`^fails\(typed example\.test/flow/stated/opaque\.Complaint \[parameter 0 shown\]\)$`
