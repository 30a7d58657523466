package finding

import (
	"fmt"
	"path/filepath"
	"slices"
)

// A Tool is one as which the handler is registered in which a finding is.
type Tool struct {
	Name string
	// At is where it is registered. It is zero if nobody knows.
	At Range
}

// Others returns the places that a finding stands for beside its own: the related ones,
// without those that only say where an error comes from and which way it takes.
//
// Rules tell once what one edit mends: the second tool that returns the same error is a
// place of the finding about the first. So two findings at the same place are not the same
// finding if one of them stands for more.
func (f Finding) Others() []Related {
	return slices.DeleteFunc(slices.Clone(f.Related), func(r Related) bool { return isOnWay(r.Message) })
}

// alsoThere is how a finding that is told for a tool speaks of its own place.
const alsoThere = "this is what the tool shares"

// ToldAt returns the finding as it is told at one of its related places: its message
// begins with where its own place is, and that is one of the others then. It has no fixes,
// because those change its own place.
func (f Finding) ToldAt(place Related) Finding {
	told := f.moved(place.Range)
	told.Related = slices.Clone(f.Related)
	for i, r := range told.Related {
		if r == place {
			told.Related[i].Range, told.Related[i].Tool = f.Range, f.Tool
			break
		}
	}
	if place.Tool != "" {
		told.Tool, told.Tools = place.Tool, nil
	}
	return told
}

// moved returns the finding at another place.
func (f Finding) moved(to Range) Finding {
	told := f
	told.Range, told.Fixes = to, nil
	told.Message = fmt.Sprintf("as in %s:%d, %s", filepath.Base(f.Range.File), f.Range.Line, f.Message)
	return told
}

// ToldFor returns the finding as it is told for one of its tools: where that is registered,
// or at the place of the finding if nobody knows where that is.
func (f Finding) ToldFor(tool Tool) Finding {
	told := f
	if tool.At != (Range{}) {
		told = f.moved(tool.At)
		told.Related = append(slices.Clone(f.Related), Related{Range: f.Range, Message: alsoThere, Tool: f.Tool})
	}
	told.Tool, told.Tools = tool.Name, []Tool{tool}
	return told
}
