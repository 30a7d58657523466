package reader

// A Page goes through what is in memory already.
type Page struct {
	lines []string
	at    int
	err   error // which nothing sets
}

// PageOf returns the page with some lines.
func PageOf(lines ...string) (*Page, error) { return &Page{lines: lines, at: -1}, nil }

// Next goes to the next line.
func (p *Page) Next() bool {
	p.at++
	return p.at < len(p.lines)
}

// Line returns the line.
func (p *Page) Line() string { return p.lines[p.at] }

// Err returns nil.
func (p *Page) Err() error { return p.err }
