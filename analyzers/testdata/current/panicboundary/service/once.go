package service

import (
	"log"
	"sync"
)

// Client is made when it is first asked for.
var Client = sync.OnceValue(func() string {
	if Load("a") == "b" {
		log.Fatal("no client")
	}
	return "client"
})

// Quiet ends nothing.
var Quiet = sync.OnceValue(func() string { return "quiet" })
