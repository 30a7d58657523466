package driver

import (
	"encoding/json"
	"maps"
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/packed"
)

// texts returns the places of the strings of a package.
func (l *listed) texts() []*string { return []*string{&l.ImportPath, &l.Name, &l.Dir, &l.ForTest} }

// lists returns the places of its lists of strings.
func (l *listed) lists() []*[]string {
	return []*[]string{
		&l.GoFiles, &l.CgoFiles, &l.IgnoredGoFiles, &l.IgnoredOtherFiles, &l.CFiles, &l.CXXFiles, &l.MFiles, &l.HFiles, &l.FFiles,
		&l.SFiles, &l.SwigFiles, &l.SwigCXXFiles, &l.SysoFiles, &l.CgoCPPFLAGS, &l.CgoCFLAGS, &l.Imports,
	}
}

// encodeList writes a listing that has no errors.
func encodeList(list []*listed) []byte {
	w := new(packed.Writer)
	packed.Slice(w, list, func(l *listed) {
		w.Bool(l.Standard)
		w.Bool(l.DepOnly)
		for _, s := range l.texts() {
			w.Text(*s)
		}
		for _, all := range l.lists() {
			packed.Slice(w, *all, w.Text)
		}
		var pairs []string
		for _, path := range slices.Sorted(maps.Keys(l.ImportMap)) {
			pairs = append(pairs, path, l.ImportMap[path])
		}
		packed.Slice(w, pairs, w.Text)
		module, err := json.Marshal(l.Module)
		if err != nil {
			module = nil // which cannot be read
		}
		w.Text(string(module))
	})
	return w.Data()
}

// decodeList reads a listing.
func decodeList(data []byte) ([]*listed, error) {
	r := packed.NewReader(data)
	modules := make(map[string]*listedModule)
	var err error
	list := packed.ReadSlice(r, func() *listed {
		l := &listed{Standard: r.Bool(), DepOnly: r.Bool()}
		for _, s := range l.texts() {
			*s = r.Text()
		}
		for _, all := range l.lists() {
			*all = packed.ReadSlice(r, r.Text)
		}
		for pair := range slices.Chunk(packed.ReadSlice(r, r.Text), 2) {
			if l.ImportMap == nil {
				l.ImportMap = make(map[string]string)
			}
			l.ImportMap[pair[0]] = pair[len(pair)-1]
		}
		module := r.Text()
		if _, found := modules[module]; !found && err == nil {
			var m *listedModule
			err = json.Unmarshal([]byte(module), &m)
			modules[module] = m
		}
		l.Module = modules[module]
		return l
	})
	if broken := r.End(); broken != nil {
		return nil, broken
	}
	return list, err
}
