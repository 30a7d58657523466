package driver

import (
	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/packed"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// encodeFindings writes findings.
func encodeFindings(all []finding.Finding) []byte {
	w := findingWriter{new(packed.Writer)}
	packed.Slice(w.Writer, all, w.finding)
	return w.Data()
}

type findingWriter struct{ *packed.Writer }

func (w findingWriter) finding(f finding.Finding) {
	for _, s := range []string{f.Rule, f.Category, f.Message, f.Help, f.Sees, f.Wire, f.After, f.URL, f.Package, f.Tool} {
		w.Text(s)
	}
	w.Number(int(f.Severity))
	packed.Slice(w.Writer, f.Tools, func(t finding.Tool) {
		w.Text(t.Name)
		w.place(t.At)
	})
	w.place(f.Range)
	packed.Slice(w.Writer, f.Related, func(r finding.Related) {
		w.place(r.Range)
		w.Text(r.Message)
		w.Text(r.Tool)
	})
	packed.Slice(w.Writer, f.Fixes, func(fix finding.Fix) {
		w.Text(fix.Message)
		w.Bool(fix.Unsafe)
		packed.Slice(w.Writer, fix.Edits, w.edit)
	})
}

func (w findingWriter) place(r finding.Range) {
	w.Text(r.File)
	for _, n := range []int{r.Line, r.Column, r.EndLine, r.EndColumn} {
		w.Number(n)
	}
	w.Text(r.Said.File)
	w.Number(r.Said.Line)
}

func (w findingWriter) edit(e finding.Edit) {
	w.Text(e.File)
	w.Text(string(e.Sum[:]))
	w.Number(e.Start)
	w.Number(e.End)
	w.Bool(e.New != nil)
	w.Text(string(e.New))
}

// decodeFindings reads findings.
func decodeFindings(data []byte) ([]finding.Finding, error) {
	r := findingReader{packed.NewReader(data)}
	all := packed.ReadSlice(r.Reader, r.finding)
	return all, r.End()
}

type findingReader struct{ *packed.Reader }

func (r findingReader) finding() (f finding.Finding) {
	for _, s := range []*string{&f.Rule, &f.Category, &f.Message, &f.Help, &f.Sees, &f.Wire, &f.After, &f.URL, &f.Package, &f.Tool} {
		*s = r.Text()
	}
	f.Severity = analyzers.Severity(r.Number())
	f.Tools = packed.ReadSlice(r.Reader, func() finding.Tool {
		return finding.Tool{Name: r.Text(), At: r.place()}
	})
	f.Range = r.place()
	f.Related = packed.ReadSlice(r.Reader, func() finding.Related {
		return finding.Related{Range: r.place(), Message: r.Text(), Tool: r.Text()}
	})
	f.Fixes = packed.ReadSlice(r.Reader, func() finding.Fix {
		return finding.Fix{Message: r.Text(), Unsafe: r.Bool(), Edits: packed.ReadSlice(r.Reader, r.edit)}
	})
	return f
}

func (r findingReader) place() (place finding.Range) {
	place.File = r.Text()
	for _, n := range []*int{&place.Line, &place.Column, &place.EndLine, &place.EndColumn} {
		*n = r.Number()
	}
	place.Said = finding.Said{File: r.Text(), Line: r.Number()}
	return place
}

func (r findingReader) edit() finding.Edit {
	e := finding.Edit{File: r.Text()}
	copy(e.Sum[:], r.Text())
	e.Start, e.End = r.Number(), r.Number()
	isNil := !r.Bool()
	if text := r.Text(); !isNil {
		e.New = []byte(text)
	}
	return e
}
