// Package filled makes errors of types of other modules.
package filled

import (
	"encoding/json"
	"errors"
	"io/fs"
	"net"
	"os"
)

// Written says what the program has written.
func Written(name string) error { // want Written:`^fails\(typed io/fs\.PathError \[parameter 0 shown\] \[foreign io/fs\.ErrInvalid kept shown\]\)$`
	return &fs.PathError{Op: "open", Path: name, Err: fs.ErrInvalid}
}

// Around says what the error in it says.
func Around(name string) error { // want Around:`^fails\(typed io/fs\.PathError \[parameter 0 shown\] \[infrastructure os\.Stat kept shown\]\)$`
	_, err := os.Stat(name)
	if err != nil {
		return &fs.PathError{Op: "open", Path: name, Err: err}
	}
	return nil
}

// Assigned is filled in step by step.
func Assigned(name string) error { // want Assigned:`^fails\(typed io/fs\.PathError \[parameter 0 shown\]\)$`
	err := new(fs.PathError)
	err.Op, err.Path = "open", name
	return err
}

// Other holds more than texts and errors.
func Other(address net.Addr) error { // want Other:`^fails\(typed net\.OpError \[parameter 0 shown\] \[plain errors\.New kept shown\]\)$`
	return &net.OpError{Op: "dial", Addr: address, Err: errors.New("refused")}
}

// Decoded is filled in by somebody else.
func Decoded(data []byte) error { // want Decoded:`^fails\(typed io/fs\.PathError\)$`
	err := new(fs.PathError)
	if json.Unmarshal(data, err) != nil {
		return nil
	}
	return err
}

// Handed is filled in by somebody else.
func Handed(fill func(*string)) error { // want Handed:`^fails\(typed io/fs\.PathError\)$`
	err := &fs.PathError{Op: "open"}
	fill(&err.Path)
	return err
}
