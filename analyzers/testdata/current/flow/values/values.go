// Package values moves errors through variables, branches, literals and channels.
package values

import (
	"errors"
	"os"
	"strings"
)

func Branch(ok bool) error { // want Branch:`^fails\(plain errors\.New \| infrastructure os\.Remove\)$`
	var err error
	if ok {
		err = errors.New("a")
	} else {
		err = os.Remove("x")
	}
	return err
}

func Named() (err error) { // want Named:`^fails\(infrastructure os\.Remove\)$`
	err = os.Remove("x")
	return
}

func Deferred() (err error) { // want Deferred:`^fails\(plain errors\.New\)$`
	defer func() {
		if err != nil {
			err = errors.New("late")
		}
	}()
	return os.Remove("x")
}

func Closed() error { // want Closed:`^fails\(plain errors\.New\)$`
	err := errors.New("a")
	get := func() error { return err }
	return get()
}

func FunctionValue() error { // want FunctionValue:`^fails\(plain errors\.New\)$`
	mk := errors.New
	return mk("a")
}

var variable = errors.New

func FunctionVariable() error { return variable("a") } // want FunctionVariable:`^fails\(plain errors\.New\)$`

func Callback(run func() error) error { return run() } // want Callback:`^fails\(parameter 0\.\(\)\)$`

func CallsBack() error { return Callback(func() error { return os.Remove("x") }) } // want CallsBack:`^fails\(infrastructure os\.Remove\)$`

func Channel() error { // want Channel:`^fails\(infrastructure os\.Remove\)$`
	errs := make(chan error, 1)
	go func() { errs <- os.Remove("x") }()
	return <-errs
}

func Select() error { // want Select:`^fails\(plain errors\.New\)$`
	errs := make(chan error, 1)
	errs <- errors.New("a")
	select {
	case err := <-errs:
		return err
	default:
		return nil
	}
}

func Loop(names []string) error { // want Loop:`^fails\(plain errors\.Join \[infrastructure os\.Remove kept shown\]\)$`
	var all []error
	for _, name := range names {
		if err := os.Remove(name); err != nil {
			all = append(all, err)
		}
	}
	return errors.Join(all...)
}

type result struct{ err error }

func Field() error { // want Field:`^fails\(infrastructure os\.Remove\)$`
	r := result{err: os.Remove("x")}
	return r.err
}

func Even(n int) error { // want Even:`^fails\(plain errors\.New \| infrastructure os\.Remove if 0 is not 0\)$`
	if n == 0 {
		return errors.New("even")
	}
	return Odd(n - 1)
}

func Odd(n int) error { // want Odd:`^fails\(infrastructure os\.Remove \| plain errors\.New if 0 is not 0\)$`
	if n == 0 {
		return os.Remove("x")
	}
	return Even(n - 1)
}

func Found(err error) error { // want Found:`^fails\(infrastructure io/fs\.PathError \[parameter 0 kept\] \[unknown shown\] if 0 is io/fs\.PathError\)$`
	var perr *os.PathError
	if errors.As(err, &perr) {
		return perr
	}
	return nil
}

func Generic[T any](v T, err error) (T, error) { return v, err } // want Generic:`^fails\(-, parameter 1\)$`

func Instance() (int, error) { return Generic(1, os.Remove("x")) } // want Instance:`^fails\(-, infrastructure os\.Remove\)$`

func Joined(err error) string { return strings.ToUpper("failed: " + err.Error()) } // want Joined:`^fails\(renders parameter 0\)$`

func Built(err error) string { // want Built:`^fails\(renders parameter 0\)$`
	var b strings.Builder
	b.WriteString("failed: ")
	b.WriteString(err.Error())
	return b.String()
}

func MethodValue(err error) string { // want MethodValue:`^fails\(renders parameter 0\)$`
	text := err.Error
	return text()
}

type embedding struct{ error }

func Embedded() error { return embedding{os.Remove("x")} } // want Embedded:`^fails\(typed example\.test/flow/values\.embedding \[infrastructure os\.Remove shown\]\)$`
