package contract_test

// Foreign errors, well behaved and not.

// wrapper is an ordinary custom error. Its methods panic on a nil receiver.
type wrapper struct{ of error }

func (w *wrapper) Error() string {
	if w.of == nil {
		return "wrapper"
	}
	return "wrapper: " + w.of.Error()
}
func (w *wrapper) Unwrap() error { return w.of }

type textError string

func (e textError) Error() string { return string(e) }

// answering has its own idea of what it is.
type answering struct{ error }

func (a answering) Unwrap() error        { return a.error }
func (a answering) Is(target error) bool { return target.Error() == "EOF" }
func (a answering) As(target any) bool {
	if text, ok := target.(*textError); ok {
		*text = "from As"
		return true
	}
	return false
}

// panicking panics in every method that Fill could call.
type panicking struct{}

func (panicking) Error() string { panic("Error") }
func (panicking) Unwrap() error { panic("Unwrap") }

// explosive wraps an error, cannot be compared, and panics when it is asked.
type explosive struct {
	error
	uncomparable []int
}

func (e explosive) Unwrap() []error { return []error{e.error} }
func (e explosive) Is(error) bool   { panic("Is") }
func (e explosive) As(any) bool     { panic("As") }

// loop is part of a cycle.
type loop struct{ wraps []error }

func (*loop) Error() string     { return "loop" }
func (l *loop) Unwrap() []error { return l.wraps }

// cycle returns an error that wraps itself, and err where that is not nil.
func cycle(err error) error {
	l := &loop{}
	l.wraps = []error{err, l}
	return l
}

// bush wraps two of its kind, for ever.
type bush struct{}

func (bush) Error() string   { return "bush" }
func (bush) Unwrap() []error { return []error{bush{}, bush{}} }
