package effects

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestFacts(t *testing.T) {
	list := []Deed{{Kind: Writes, Name: "fmt.Println"}, {Kind: Exits, Name: "os.Exit"}, {Kind: Panics, Name: "panic"}}
	for want, fact := range map[string]fmt.Stringer{
		"does(writes by fmt.Println, exits by os.Exit, panics by panic)": does(list),
		"does(writes by fmt.Println later)":                              does{{Kind: Writes, Name: "fmt.Println", Later: true}},
		"served(fmt.Println)":                                            served(list[:1]),
		"serves":                                                         serves(true),
	} {
		assert.Equal(t, want, fact.String())
	}
}
