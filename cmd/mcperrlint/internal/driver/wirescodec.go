package driver

import (
	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/packed"
)

// encodeWires writes what a package tells of interfaces.
func encodeWires(wires analyzers.Wires) []byte {
	w := wiresWriter{new(packed.Writer)}
	packed.Slice(w.Writer, wires.Types, func(t analyzers.Type) {
		w.texts(t.Package, t.Name)
		packed.Slice(w.Writer, t.Methods, w.method)
	})
	packed.Slice(w.Writer, wires.Puts, func(p analyzers.Put) { w.texts(p.Type, p.Into) })
	packed.Slice(w.Writer, wires.Casts, func(c analyzers.Cast) { w.texts(c.From, c.To) })
	packed.Slice(w.Writer, wires.Asks, func(a analyzers.Ask) {
		w.texts(a.Interface, a.Package)
		packed.Slice(w.Writer, a.Methods, w.method)
		packed.Slice(w.Writer, a.Calls, w.Text)
	})
	packed.Slice(w.Writer, wires.Sees, w.Text)
	packed.Slice(w.Writer, wires.Loses, w.Text)
	return w.Data()
}

type wiresWriter struct{ *packed.Writer }

func (w wiresWriter) texts(list ...string) {
	for _, s := range list {
		w.Text(s)
	}
}

func (w wiresWriter) method(m analyzers.Method) { w.texts(m.ID, m.Type, m.Package, m.Receiver) }

// decodeWires reads what a package tells of interfaces.
func decodeWires(data []byte) (wires analyzers.Wires, err error) {
	r := wiresReader{packed.NewReader(data)}
	wires.Types = packed.ReadSlice(r.Reader, func() analyzers.Type {
		return analyzers.Type{Package: r.Text(), Name: r.Text(), Methods: packed.ReadSlice(r.Reader, r.method)}
	})
	wires.Puts = packed.ReadSlice(r.Reader, func() analyzers.Put { return analyzers.Put{Type: r.Text(), Into: r.Text()} })
	wires.Casts = packed.ReadSlice(r.Reader, func() analyzers.Cast { return analyzers.Cast{From: r.Text(), To: r.Text()} })
	wires.Asks = packed.ReadSlice(r.Reader, func() analyzers.Ask {
		return analyzers.Ask{
			Interface: r.Text(), Package: r.Text(),
			Methods: packed.ReadSlice(r.Reader, r.method), Calls: packed.ReadSlice(r.Reader, r.Text),
		}
	})
	wires.Sees = packed.ReadSlice(r.Reader, r.Text)
	wires.Loses = packed.ReadSlice(r.Reader, r.Text)
	return wires, r.End()
}

type wiresReader struct{ *packed.Reader }

func (r wiresReader) method() analyzers.Method {
	return analyzers.Method{ID: r.Text(), Type: r.Text(), Package: r.Text(), Receiver: r.Text()}
}
