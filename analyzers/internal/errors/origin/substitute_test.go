package origin_test

import "testing"

// Each call of ask says beside it which errors a call of a function gives, with what it hands over.
func TestErrorsAtCalls(t *testing.T) { checkErrors(t, heading+handing) }

const handing = `
type options struct {
	dry  bool
	name string
	body io.Reader
	err  error
}

func ifSet(body io.Reader) error {
	if body != nil {
		return errGone
	}
	return nil
}

func unlessSet(err error) error {
	if err == nil {
		return errGone
	}
	return err
}

func ifDry(dry bool) error {
	if dry {
		return errGone
	}
	return io.EOF
}

func byName(name string) error {
	switch name {
	case "a":
		return errGone
	case "b":
		return io.EOF
	}
	return nil
}

func inOptions(o *options) error {
	if o.dry {
		return errGone
	}
	return nil
}

func inValue(o options) error {
	if o.name == "x" {
		return errGone
	}
	return nil
}

func hide(err error) error {
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}

func translate(err error) error {
	if errors.Is(err, io.EOF) {
		return errGone
	}
	return io.ErrUnexpectedEOF
}

func ofField(o *options) error { return o.err }

func wrapField(o options) error { return fmt.Errorf("failed: %w", o.err) }

func withNil()              { ask(ifSet(nil)) }
func withBody(f *os.File)   { ask(ifSet(f)) } // plain m.errGone
func withGiven(r io.Reader) { ask(ifSet(r)) } // plain m.errGone
func withNilError()         { ask(unlessSet(nil)) } // plain m.errGone
func withMade()             { ask(unlessSet(&notFound{"1"})) } // typed m.notFound
func withTrue()             { ask(ifDry(true)) } // plain m.errGone
func withFalse()            { ask(ifDry(false)) } // foreign io.EOF
func withFlag(dry bool)     { ask(ifDry(dry)) } // foreign io.EOF, plain m.errGone
func withA()                { ask(byName("a")) } // plain m.errGone
func withB()                { ask(byName("b")) } // foreign io.EOF
func withC()                { ask(byName("c")) }
func withName(name string)  { ask(byName(name)) } // foreign io.EOF, plain m.errGone
func withDry()              { ask(inOptions(&options{dry: true})) } // plain m.errGone
func withoutDry()           { ask(inOptions(&options{name: "x"})) }
func withX()                { ask(inValue(options{name: "x"})) } // plain m.errGone
func withY()                { ask(inValue(options{name: "y"})) }
func hidden()               { ask(hide(io.EOF)) }
func notHidden()            { ask(hide(errGone)) } // plain m.errGone
func mayBeHidden(id string) { ask(hide(save(id))) } // infrastructure os.WriteFile
func translated()           { ask(translate(io.EOF)) } // plain m.errGone
func notTranslated()        { ask(translate(errors.New("x"))) } // foreign io.ErrUnexpectedEOF
func mayBeTranslated(id string) { ask(translate(save(id))) } // foreign io.ErrUnexpectedEOF, plain m.errGone
func inField(id string)     { ask(ofField(&options{err: save(id)})) } // infrastructure os.WriteFile
func inWrappedField(id string) { ask(wrapField(options{err: save(id)})) } // plain fmt.Errorf [infrastructure os.WriteFile kept shown]
func emptyField()           { ask(ofField(&options{})) }

func tested(r io.Reader) {
	if r == nil {
		ask(ifSet(r))
		return
	}
	ask(ifSet(r)) // plain m.errGone
}

func compared(name string) {
	if name == "a" {
		ask(byName(name)) // plain m.errGone
		return
	}
	ask(byName(name)) // foreign io.EOF
}

func flagged(dry bool) {
	if !dry {
		ask(ifDry(dry)) // foreign io.EOF
		return
	}
	ask(ifDry(dry)) // plain m.errGone
}

func setLater(name string) {
	o := options{}
	if name != "" {
		o.dry = true
	}
	ask(inOptions(&o)) // plain m.errGone
}

func inLoop(names []string) {
	dry := false
	for range names {
		ask(ifDry(dry)) // foreign io.EOF, plain m.errGone
		dry = true
	}
}

func again(dry bool) error { return ifDry(dry) }

func twiceTrue()  { ask(again(true)) } // plain m.errGone
func twiceFalse() { ask(again(false)) } // foreign io.EOF

func run(f func() error) error {
	if err := f(); err != nil {
		return fmt.Errorf("run: %w", err)
	}
	return nil
}

func runs(id string)     { ask(run(func() error { return save(id) })) } // plain fmt.Errorf [infrastructure os.WriteFile kept shown]
func runsNamed()         { ask(run(fails)) } // plain fmt.Errorf [plain m.errGone kept shown]
func runsMethod(n *notFound) { ask(run(n.check)) } // plain fmt.Errorf [foreign io.EOF kept shown]
func runsGiven(f func() error) { ask(run(f)) } // plain fmt.Errorf [parameter 0.() kept shown]
func runsEither(dry bool) {
	f := fails
	if dry {
		f = func() error { return nil }
	}
	ask(run(f)) // plain fmt.Errorf [plain m.errGone kept shown]
}

func fails() error { return errGone }

func (*notFound) check() error { return io.EOF }

func text(text string) error { return errors.New("failed: " + text) }

func ofText(id string)    { ask(text(save(id).Error())) } // plain errors.New [infrastructure os.WriteFile shown]
func ofConstant()         { ask(text("x")) } // plain errors.New

func anyAsError(v any) error {
	if err, ok := v.(error); ok {
		return err
	}
	return nil
}

func ofAny(id string) { ask(anyAsError(save(id))) } // unknown

func (o *options) failed() error { return o.err }

func ofReceiver(id string) { ask((&options{err: save(id)}).failed()) } // infrastructure os.WriteFile

func read(r io.Reader) error {
	_, err := io.ReadAll(r)
	return err
}

func readsMemory()         { ask(read(strings.NewReader("x"))) }
func readsFile(f *os.File) { ask(read(f)) } // infrastructure io.ReadAll
func readsDirectly()       { _, err := io.ReadAll(strings.NewReader("x")); ask(err) }
func copies(w io.Writer)   { _, err := io.Copy(w, strings.NewReader("x")); ask(err) } // infrastructure io.Copy

func walks(root string) {
	ask(filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error { // infrastructure filepath.WalkDir, infrastructure os.WriteFile
		if err != nil {
			return err
		}
		return save(path)
	}))
	ask(filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		return fs.SkipDir
	}))
	ask(filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error { // infrastructure filepath.WalkDir, plain m.errGone
		return errGone
	}))
	ask(filepath.WalkDir(root, visit)) // infrastructure filepath.WalkDir
	ask(filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error { // infrastructure filepath.WalkDir, plain fmt.Errorf [unknown kept shown]
		return fmt.Errorf("walk: %w", err)
	}))
}

func walksGiven(root string, f fs.WalkDirFunc) { ask(filepath.WalkDir(root, f)) } // infrastructure filepath.WalkDir, parameter 1.()

func visit(path string, d fs.DirEntry, err error) error { return err }

func decodesAnswer(res *http.Response) {
	var v any
	ask(json.NewDecoder(res.Body).Decode(&v)) // argument json.(*Decoder).Decode
	data, _ := io.ReadAll(res.Body)
	ask(json.Unmarshal(data, &v)) // foreign json.Unmarshal
}

func decodesText(text string) {
	var v any
	ask(json.Unmarshal([]byte(text), &v)) // argument json.Unmarshal
}

func encodes(v any) {
	_, err := json.Marshal(v)
	ask(err)
}

func encodesText(v string) {
	_, err := json.Marshal(v)
	ask(err)
}
`
