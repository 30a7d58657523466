package values

import (
	"bytes"
	"errors"
	"io"
	"os"
	"strings"

	"example.test/flow/store"
)

// ContentOfText reads from memory.
func ContentOfText(text string) (string, error) { // want ContentOfText:`^never\(10\)$`
	return store.Content(strings.NewReader(text))
}

// ContentOfFile reads from a file.
func ContentOfFile() (string, error) { // want ContentOfFile:`^fails\(-, plain fmt\.Errorf \[infrastructure io\.ReadAll kept shown\]\)$`
	return store.Content(os.Stdin)
}

// ContentForCaller leaves it to the caller.
func ContentForCaller(r io.Reader) (string, error) { // want ContentForCaller:`^fails\(-, plain fmt\.Errorf \[infrastructure io\.ReadAll kept shown\] if 0 is outside\)$`
	return store.Content(r)
}

// ContentOfLimited reads from memory through something else.
func ContentOfLimited(text []byte) (string, error) { // want ContentOfLimited:`^never\(10\)$`
	return store.Content(io.LimitReader(bytes.NewReader(text), 10))
}

// Buffered tests by habit for an error that never occurs.
func Buffered(text string) (string, error) { // want Buffered:`^never\(10\)$`
	var buffer bytes.Buffer
	if _, err := io.WriteString(&buffer, text); err != nil {
		return "", errors.New("never")
	}
	data, err := io.ReadAll(&buffer)
	if err != nil {
		return "", errors.New("never")
	}
	return string(data), nil
}

// Collected writes to memory what it reads from the caller's stream.
func Collected(r io.Reader) (string, error) { // want Collected:`^fails\(-, infrastructure io\.Copy if 0 is outside\)$`
	var buffer strings.Builder
	_, err := io.Copy(&buffer, r)
	return buffer.String(), err
}

// Short can come to the end too soon.
func Short(text string) error { // want Short:`^fails\(foreign io\.EOF \| foreign io\.ErrUnexpectedEOF\)$`
	_, err := io.ReadFull(strings.NewReader(text), make([]byte, 16))
	return err
}

// HeadOfText has nothing else to tell.
func HeadOfText(text string) ([]byte, error) { // want HeadOfText:`^fails\(-, foreign io\.EOF \| foreign io\.ErrUnexpectedEOF\)$`
	return store.Head(strings.NewReader(text))
}

// BeginningOfText cannot fail.
func BeginningOfText(text string) ([]byte, error) { // want BeginningOfText:`^never\(10\)$`
	return store.Beginning(strings.NewReader(text))
}

// Read knows nothing of what a stream is.
func Read(r io.Reader) error { // want Read:`^fails\(infrastructure io\.Reader\.Read\)$`
	_, err := r.Read(nil)
	return err
}
