// Package index has objects that print what they do if their constructor is told so.
package index

import "fmt"

// An Index finds notes.
type Index struct {
	dir     string
	verbose bool
	traced  bool
	chatty  bool
}

// New makes an index.
func New(dir string, verbose bool) *Index { return &Index{dir: dir, verbose: verbose} }

// Open is New, and can fail.
func Open(dir string, verbose bool) (*Index, error) {
	if dir == "" {
		return nil, fmt.Errorf("no directory")
	}
	i := &Index{verbose: verbose, chatty: true}
	i.dir = dir
	return i, nil
}

// Build prints what it does.
func (i *Index) Build() {
	if i.verbose {
		fmt.Println("building", i.dir)
	}
}

// Load does so by way of another method.
func (i *Index) Load() { i.load() }

func (i *Index) load() {
	if i.verbose {
		fmt.Println("loading", i.dir)
	}
}

// Save prints what it does.
func (i *Index) Save() {
	if i.verbose {
		fmt.Println("saving", i.dir)
	}
}

// Clean prints what it does, and waits for another goroutine.
func (i *Index) Clean() {
	done := make(chan bool)
	go func() { done <- i.dir == "" }()
	if i.verbose {
		fmt.Println("cleaning", i.dir, <-done)
	}
}

// Watch prints later, in another goroutine.
func (i *Index) Watch() {
	go func() {
		i.loop()
	}()
}

func (i *Index) loop() {
	if i.verbose {
		fmt.Println("watching", i.dir)
	}
}

// Trace prints if somebody has called SetTraced.
func (i *Index) Trace() {
	if i.traced {
		fmt.Println("tracing", i.dir)
	}
}

// SetTraced sets what is no switch.
func (i *Index) SetTraced(traced bool) { i.traced = traced }

// Chat prints unless it is told not to.
func (i *Index) Chat() {
	if !i.chatty {
		return
	}
	fmt.Println("hello from", i.dir)
}
