// Package flags asks for a flag before it writes.
package flags

import (
	"flag"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/server"
)

var serve, verbose, quiet bool

func ofPackage(s *server.MCPServer, stop chan os.Signal) {
	flag.BoolVar(&serve, "serve", false, "")
	flag.BoolVar(&verbose, "verbose", false, "")
	flag.Parse()
	go func() {
		<-stop
		if !serve {
			fmt.Println("stopping the tests")
		}
		if verbose {
			fmt.Println("stopping") // want `^writes to standard output with fmt.Println on the way to serving on standard output`
		}
	}()
	if !serve {
		fmt.Println("running the tests")
		announce()
	}
	told()
	if serve && !quiet {
		_ = server.ServeStdio(s)
		return
	}
	fmt.Println("done")
}

func announce() { fmt.Println("not serving") }

func told() {
	if serve {
		fmt.Println("serving") // want `^writes to standard output with fmt.Println on the way to serving on standard output`
		return
	}
	fmt.Println("not serving")
}

// hush sets a flag: it may be another one later.
func hush() { quiet = true }

func changed(s *server.MCPServer) {
	if quiet {
		fmt.Println("not yet") // want `^writes to standard output with fmt.Println on the way to serving on standard output`
	}
	hush()
	if !quiet {
		_ = server.ServeStdio(s)
	}
}

func local(s *server.MCPServer) {
	serve := flag.Bool("serve", false, "")
	flag.Parse()
	if !*serve {
		fmt.Println("running the tests")
	} else {
		fmt.Println("serving") // want `^writes to standard output with fmt.Println on the way to serving on standard output`
	}
	if *serve {
		_ = server.ServeStdio(s)
	}
}

func given(s *server.MCPServer, test bool) {
	if test {
		fmt.Println("running the tests")
	}
	if !test {
		_ = server.ServeStdio(s)
	}
}

// inLoop serves when it comes by again.
func inLoop(s *server.MCPServer, ready func() bool) {
	for {
		ok := ready()
		if !ok {
			fmt.Println("waiting") // want `^writes to standard output with fmt.Println on the way to serving on standard output`
		}
		if ok {
			_ = server.ServeStdio(s)
			return
		}
	}
}
