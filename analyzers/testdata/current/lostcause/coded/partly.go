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
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(first)) // want `^this error keeps another cause than second of os.Remove, which has failed: logs, errors.Is and classification see the wrong cause, or none; keep second as the cause \(lostcause/wrong-variable\)$`
	}
	return first
}

func shadowed(a, b string) error {
	err := os.Remove(a)
	if problem := os.Remove(b); problem != nil {
		return fmt.Errorf("%w: %w", errUsed, err) // want `^this error keeps another cause than problem of os.Remove, which has failed: .* \(lostcause/service\)$`
	}
	return err
}

func inData(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Data("error", err.Error())) // want `^this error has err of os.Remove among its data and not as its cause: errors.Is and classification see nothing of the cause, and the agent may read it; pass it with taxonomy.Cause instead \(lostcause/in-data\)$`
	}
	return nil
}

func inExtra(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Extra("error", err)) // want `^this error has err of os.Remove among its details and not as its cause: errors.Is, errors.As and classification see nothing of the cause; pass it with taxonomy.Cause instead \(lostcause/in-data\)$`
	}
	return nil
}

func inDetail(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Detail(err.Error())) // want `\(lostcause/in-data\)$`
	}
	return nil
}

func textOnly(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used: " + err.Error()) // want `^this error keeps only the text of err of os.Remove: errors.Is, errors.As and classification see nothing of the cause; keep it with taxonomy.Cause\(err\) \(lostcause/text-only\)$`
	}
	return nil
}

func textOfCause(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(errors.New(err.Error()))) // want `\(lostcause/text-only\)$`
	}
	return nil
}

func causeOfNothing(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(errors.New("used"))) // want `^this error drops err of os.Remove: `
	}
	return nil
}

func inFieldSetLater(name string) error {
	if err := os.Remove(name); err != nil {
		used := taxonomy.Conflict("The file is used.") // want `^this error has err of os.Remove among its details and not as its cause: `
		used.Detail = err.Error()
		return used
	}
	return nil
}
