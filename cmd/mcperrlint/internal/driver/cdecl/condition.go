package cdecl

// condition reports whether the condition of an #if holds. What it does not know is 0, as
// in C.
func (p *preprocessor) condition(line []token) bool {
	var asked []token
	for i := 0; i < len(line); i++ {
		if !line[i].isWord("defined") {
			asked = append(asked, line[i])
			continue
		}
		i++
		if i < len(line) && line[i].is("(") {
			i++
		}
		known := "0"
		if i < len(line) && p.macros[line[i].text] != nil {
			known = "1"
		}
		if i+1 < len(line) && i > 0 && line[i-1].is("(") && line[i+1].is(")") {
			i++
		}
		asked = append(asked, token{kind: number, text: known})
	}
	e := evaluator{tokens: p.expand(asked), wide: true, name: func(string) (integer, bool) { return integer{wide: true}, true }}
	value, ok := e.value()
	return ok && value.n != 0
}
