package coded

import (
	"errors"
	"fmt"
	"os"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func otherVariable(a, b string) error {
	first := os.Remove(a)
	second := os.Remove(b)
	if second != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(first)) // want "lostcause/wrong-variable: os.Remove"
	}
	return first
}

func shadowed(a, b string) error {
	err := os.Remove(a)
	if problem := os.Remove(b); problem != nil {
		return fmt.Errorf("%w: %w", errUsed, err) // want "lostcause/service: os.Remove"
	}
	return err
}

func inData(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Data("error", err.Error())) // want "lostcause/in-data: os.Remove"
	}
	return nil
}

func inExtra(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Extra("error", err)) // want "lostcause/in-data: os.Remove"
	}
	return nil
}

func inDetail(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Detail(err.Error())) // want "lostcause/in-data: os.Remove"
	}
	return nil
}

func textOnly(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used: " + err.Error()) // want "lostcause/text-only: os.Remove"
	}
	return nil
}

func textOfCause(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(errors.New(err.Error()))) // want "lostcause/text-only: os.Remove"
	}
	return nil
}

func causeOfNothing(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(errors.New("used"))) // want "lostcause/dropped: os.Remove"
	}
	return nil
}

func inFieldSetLater(name string) error {
	if err := os.Remove(name); err != nil {
		used := taxonomy.Conflict("The file is used.") // want "lostcause/in-data: os.Remove"
		used.Detail = err.Error()
		return used
	}
	return nil
}
