package libs

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/content"
)

// A Writer says which arguments of a function become text. Its indexes count
// the receiver.
type Writer struct {
	Text   []int
	Format int // the argument with the format of those after it, from 1
	Rest   int // from this argument on, all are shown, from 1
}

// Printers are the functions that return text made from their arguments.
var Printers = map[string]Writer{
	"fmt.Sprintf":  {Format: 1},
	"fmt.Sprint":   {Rest: 1},
	"fmt.Sprintln": {Rest: 1},
	"fmt.Append":   {Text: []int{0}, Rest: 2},
	"fmt.Appendf":  {Text: []int{0}, Format: 2},
	"fmt.Appendln": {Text: []int{0}, Rest: 2},

	"encoding/json.Marshal":       {Text: []int{0}},
	"encoding/json.MarshalIndent": {Text: []int{0}},
	"html.EscapeString":           {Text: []int{0}},
	"strconv.Quote":               {Text: []int{0}},
	"slices.Clone":                {Text: []int{0}},
	"slices.Concat":               {Text: []int{0}},
}

// Writers are the methods and functions that put text into their first argument.
var Writers = map[string]Writer{
	"strings.(*Builder).WriteString": {Text: []int{1}},
	"strings.(*Builder).Write":       {Text: []int{1}},
	"bytes.(*Buffer).WriteString":    {Text: []int{1}},
	"bytes.(*Buffer).Write":          {Text: []int{1}},
	"bufio.(*Writer).WriteString":    {Text: []int{1}},
	"fmt.Fprintf":                    {Format: 2},
	"fmt.Fprint":                     {Rest: 2},
	"fmt.Fprintln":                   {Rest: 2},
	"io.WriteString":                 {Text: []int{1}},
}

// Containers are the methods that return what was written.
var Containers = map[string]bool{
	"strings.(*Builder).String": true, "bytes.(*Buffer).String": true, "bytes.(*Buffer).Bytes": true,
}

// Secrets are the functions that return text which tells of internals.
var Secrets = map[string]string{
	"runtime/debug.Stack":              content.OfStack,
	"os/exec.(*Cmd).CombinedOutput":    content.OfProcess,
	"os.Environ":                       content.OfEnvironment,
	"os.Getenv":                        content.OfVariable,
	"os.LookupEnv":                     content.OfVariable,
	"net/http/httputil.DumpRequest":    content.OfRequest,
	"net/http/httputil.DumpRequestOut": content.OfRequest,
	"net/http/httputil.DumpResponse":   content.OfResponse,
}

// Transparent are the packages whose functions make text from the text that they
// are given.
var Transparent = map[string]bool{"strings": true, "bytes": true}

// Complaints returns what a process writes into a buffer, if that is where a command puts
// its complaints: they tell as much as CombinedOutput does.
func Complaints(store *ssa.Store) cause.Readable {
	field, ok := store.Addr.(*ssa.FieldAddr)
	if !ok {
		return cause.Readable{}
	}
	v := program.Field(field.X.Type(), field.Field)
	if v == nil || v.Name() != "Stderr" || v.Pkg() == nil || v.Pkg().Path() != "os/exec" {
		return cause.Readable{}
	}
	return cause.Readable{Text: []cause.Origin{cause.From(cause.Sensitive, content.OfProcess, store.Pos())}}
}
