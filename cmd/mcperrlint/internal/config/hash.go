package config

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
)

// ErrOtherContent means that a file is not the one whose hash was given.
var ErrOtherContent = errors.New("the file has another content")

// HashFile returns a hash of the content of a file, for [LoadHashed].
func HashFile(path string) (string, error) {
	data, err := readFile(path)
	if err != nil {
		return "", err
	}
	return hashOf(data), nil
}

func hashOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:16])
}

// LoadHashed is [Load] for a file that must still have the content whose hash is
// given: who keeps results by the hash must not get those of another content.
func LoadHashed(path, hash string) (*Config, error) {
	data, err := readFile(path)
	if err != nil {
		return nil, err
	}
	if hashOf(data) != hash {
		return nil, ErrOtherContent
	}
	return load(data, path)
}
