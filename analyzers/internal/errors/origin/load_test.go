package origin_test

import "testing"

// Each call of ask says beside it which errors can be read where its argument is kept.
func TestErrorsOfStorage(t *testing.T) { checkErrors(t, heading+ofStorage) }

const ofStorage = `
type job struct {
	err   error
	cause error
	Out   error
}

func field(id string) {
	j := job{err: save(id)}
	ask(j.err) // infrastructure os.WriteFile
	ask(j.cause)
}

func pointed(id string) {
	j := &job{}
	j.err = save(id)
	ask(j.err) // infrastructure os.WriteFile
}

func fieldOfParameter(j *job) { ask(j.err) } // parameter 0.err

func (j *job) run(id string) { j.err = save(id) }

func (j *job) told() { ask(j.err) } // infrastructure os.WriteFile, parameter 0.err

var handler = (*job).told

func do(id string) job { return job{err: save(id), Out: errGone} }

func answered(id string) {
	ask(do(id).err) // infrastructure os.WriteFile
	ask(do(id).Out) // plain m.errGone
}

func copied(id string) {
	j := do(id)
	k := j
	ask(k.err) // infrastructure os.WriteFile
}

func variable(id string) {
	var err error
	func() { err = save(id) }()
	ask(err) // infrastructure os.WriteFile
}

func shared(id string) {
	err := errGone
	f := func() {
		ask(err) // infrastructure os.WriteFile, plain m.errGone
	}
	err = save(id)
	f()
}

func started(id string) {
	var wg sync.WaitGroup
	var err error
	wg.Add(1)
	go func() {
		defer wg.Done()
		err = save(id)
	}()
	wg.Wait()
	ask(err) // infrastructure os.WriteFile
}

func sent(id string) {
	errs := make(chan error, 1)
	go func() { errs <- save(id) }()
	ask(<-errs) // infrastructure os.WriteFile
}

func ranged(id string) {
	errs := make(chan error, 1)
	errs <- save(id)
	close(errs)
	for err := range errs {
		ask(err) // infrastructure os.WriteFile
	}
}

func okay(id string) {
	errs := make(chan error, 1)
	errs <- errGone
	err, ok := <-errs
	if ok {
		ask(err) // plain m.errGone
	}
}

func selected(id string) {
	done, errs := make(chan error, 1), make(chan error, 1)
	done <- errGone
	errs <- save(id)
	select {
	case err := <-errs:
		ask(err) // infrastructure os.WriteFile
	case err := <-done:
		ask(err) // plain m.errGone
	}
}

func selectedAmong(id string, out chan int) {
	errs := make(chan error, 1)
	errs <- save(id)
	select {
	case out <- 1:
	case err := <-errs:
		ask(err) // infrastructure os.WriteFile
	}
}

func inStruct(id string) {
	jobs := make(chan job, 1)
	jobs <- job{err: save(id)}
	ask((<-jobs).err) // infrastructure os.WriteFile
}

func elements(ids []string) {
	jobs := make([]job, len(ids))
	for i, id := range ids {
		jobs[i].err = save(id)
	}
	for _, j := range jobs {
		ask(j.err) // infrastructure os.WriteFile
	}
}

func appended(ids []string) {
	var jobs []job
	for _, id := range ids {
		jobs = append(jobs, job{err: save(id)})
	}
	ask(jobs[0].err) // infrastructure os.WriteFile
}

func out(err *error) { ask(*err) } // unknown

func passedOn(id string) {
	var err error
	fill(&err, id)
	ask(err) // unknown
}

func fill(err *error, id string) { *err = save(id) }

func deferred(id string) (err error) {
	defer func() {
		ask(err) // infrastructure os.WriteFile, plain errors.New
		if err != nil {
			err = errors.New("failed")
			ask(err) // plain errors.New
		}
	}()
	return save(id)
}

var lastErr error

func keepIt(id string) { lastErr = save(id) }

func global() { ask(lastErr) } // infrastructure os.WriteFile

func filled(id string) { ask(&fs.PathError{Op: "open", Path: id, Err: errGone}) } // typed fs.PathError [parameter 0 shown] [plain m.errGone kept shown]

func byValue() { ask(custom{}) } // typed m.custom [unknown kept shown]

type custom struct{}

func (custom) Error() string { return "custom" }

func unwraps(id string) { ask(&holding{save(id)}) } // typed m.holding [infrastructure os.WriteFile kept shown]

type holding struct{ err error }

func (h *holding) Error() string { return h.err.Error() }
func (h *holding) Unwrap() error { return h.err }

func embedded(id string) { ask(carrier{save(id)}) } // typed m.carrier [infrastructure os.WriteFile shown]

type carrier struct{ error }
`
