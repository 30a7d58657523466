// Package codec encodes and decodes with libraries that wait for something elsewhere, and
// with the standard library.
package codec

import (
	"crypto/tls"
	"crypto/x509"
	"io"
	"net/http"
	"strings"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/util/yaml"
)

// Encoded is an object in memory.
func Encoded(object *unstructured.Unstructured) ([]byte, error) { // want Encoded:`^fails\(-, foreign k8s\.io/apimachinery/pkg/apis/meta/v1/unstructured\.\(\*Unstructured\)\.MarshalJSON\)$`
	return object.MarshalJSON()
}

// Decoded comes from a list of bytes.
func Decoded(data []byte) error { // want Decoded:`^fails\(foreign k8s\.io/apimachinery/pkg/apis/meta/v1/unstructured\.\(\*Unstructured\)\.UnmarshalJSON\)$`
	return new(unstructured.Unstructured).UnmarshalJSON(data)
}

// Read comes from a text in memory.
func Read(text string) error { // want Read:`^fails\(foreign k8s\.io/apimachinery/pkg/util/yaml\.\(\*YAMLToJSONDecoder\)\.Decode\)$`
	return yaml.NewYAMLToJSONDecoder(strings.NewReader(text)).Decode(new(any))
}

// Received comes from anywhere.
func Received(r io.Reader) error { // want Received:`^fails\(infrastructure k8s\.io/apimachinery/pkg/util/yaml\.\(\*YAMLToJSONDecoder\)\.Decode\)$`
	return yaml.NewYAMLToJSONDecoder(r).Decode(new(any))
}

// Held comes from where the decoder reads.
func Held(d *yaml.YAMLToJSONDecoder) error { // want Held:`^fails\(infrastructure k8s\.io/apimachinery/pkg/util/yaml\.\(\*YAMLToJSONDecoder\)\.Decode\)$`
	return d.Decode(new(any))
}

// Certified comes from a list of bytes.
func Certified(der []byte) error { // want Certified:`^fails\(foreign crypto/x509\.ParseCertificate\)$`
	_, err := x509.ParseCertificate(der)
	return err
}

// Paired comes from lists of bytes.
func Paired(certificate, key []byte) error { // want Paired:`^fails\(foreign crypto/tls\.X509KeyPair\)$`
	_, err := tls.X509KeyPair(certificate, key)
	return err
}

// Loaded comes from files.
func Loaded(certificate, key string) error { // want Loaded:`^fails\(infrastructure crypto/tls\.LoadX509KeyPair\)$`
	_, err := tls.LoadX509KeyPair(certificate, key)
	return err
}

// Posted comes from the body of a request.
func Posted(r *http.Request) error { // want Posted:`^fails\(infrastructure net/http\.\(\*Request\)\.ParseForm\)$`
	return r.ParseForm()
}
