package driver

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/passes"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// unit is what came of an analysed package: what was found in it, and what
// packages that are built from it get to see.
type unit struct {
	findings []finding.Finding
	header   []byte   // a checksum of what is declared: see [loader.header]
	insides  [][]int  // where the bodies of functions are, in every file: see [blank]
	facts    [][]byte // as the passes wrote them
	wires    analyzers.Wires

	values map[*analysis.Analyzer]any
	failed []passes.Failure
	lost   map[*analysis.Analyzer]bool

	movable   bool // it holds also when places in other packages change
	elsewhere bool // it tells of such places
}

// sum returns a key for what packages see that are built from this one.
func (u *unit) sum(of *listed) (key cache.Key) {
	id := of.ImportPath + "\n" + of.Name + "\n" + of.Dir + "\n" // what is told of places begins with the directory
	if of.Module != nil {
		id += of.Module.GoVersion
	}
	return sha256.Sum256(join(append([][]byte{[]byte(id), u.header}, u.facts...)))
}

// complete reports whether all analyzers looked at the package.
func (u *unit) complete() bool { return len(u.failed)+len(u.lost) == 0 }

// encode writes a unit that is complete.
func (u *unit) encode() []byte {
	return join(append([][]byte{encodeFindings(u.findings), encodeInsides(u.insides), u.header, encodeWires(u.wires)}, u.facts...))
}

// join writes parts, each with its length.
func join(parts [][]byte) []byte {
	var out []byte
	for _, part := range parts {
		out = append(binary.AppendUvarint(out, uint64(len(part))), part...)
	}
	return out
}

// errNoUnit means that bytes are not those of a unit.
var errNoUnit = errors.New("this is no result of a package")

// decodeUnit reads a unit.
func decodeUnit(data []byte) (*unit, error) {
	var parts [][]byte
	for len(data) > 0 {
		size, n := binary.Uvarint(data)
		if n <= 0 || size > uint64(len(data)-n) {
			return nil, errNoUnit
		}
		end := n + int(size)
		parts, data = append(parts, data[n:end]), data[end:]
	}
	if len(parts) < 4 {
		return nil, errNoUnit
	}
	found, err := decodeFindings(parts[0])
	if err != nil {
		return nil, err
	}
	insides, err := decodeInsides(parts[1])
	if err != nil {
		return nil, err
	}
	wires, err := decodeWires(parts[3])
	return &unit{findings: found, insides: insides, header: parts[2], wires: wires, facts: parts[4:]}, err
}
