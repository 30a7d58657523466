// Package all imports the packages of the tools.
package all

import (
	_ "example.test/protocolerror/counted/spread/fetch"
	_ "example.test/protocolerror/counted/spread/search"
)
