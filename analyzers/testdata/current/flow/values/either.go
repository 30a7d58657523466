package values

import "example.test/flow/store"

type wanted struct{ distribution string }

// OneOfTwo, EitherOfCases and EitherOfField let through what is known.
func OneOfTwo(name string) error { // want OneOfTwo:`^fails\(infrastructure os\.Remove\)$`
	if name != "rke2" && name != "k3s" {
		return nil
	}
	return store.Release(name)
}

func EitherOfCases(name string) error { // want EitherOfCases:`^fails\(infrastructure os\.Remove\)$`
	switch name {
	case "k3s", "rke2":
		return store.Release(name)
	}
	return nil
}

func EitherOfField(w wanted) error { // want EitherOfField:`^fails\(infrastructure os\.Remove\)$`
	if w.distribution != "rke2" && w.distribution != "k3s" {
		return nil
	}
	return store.Release(w.distribution)
}

// OneOfThree lets through another one, and Either asks of another name.
func OneOfThree(name string) error { // want OneOfThree:`^fails\(plain errors\.New if 0 is not "k3s" if 0 is not "rke2" \| infrastructure os\.Remove\)$`
	if name != "rke2" && name != "k3s" && name != "k0s" {
		return nil
	}
	return store.Release(name)
}

func Either(name, other string) error { // want Either:`^fails\(plain errors\.New if 0 is not "k3s" if 0 is not "rke2" \| infrastructure os\.Remove\)$`
	if other != "rke2" && other != "k3s" {
		return nil
	}
	return store.Release(name)
}

// EitherAtFirst takes another name in a loop.
func EitherAtFirst(names []string) error { // want EitherAtFirst:`^fails\(plain errors\.New \| infrastructure os\.Remove\)$`
	name := "rke2"
	for _, next := range names {
		if name != "rke2" && name != "k3s" {
			return nil
		}
		name = next
		if err := store.Release(name); err != nil {
			return err
		}
	}
	return nil
}
