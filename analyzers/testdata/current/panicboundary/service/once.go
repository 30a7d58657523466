package service

import (
	"log"
	"os"
	"sync"
)

// Client is made when it is first asked for.
var Client = sync.OnceValue(func() string {
	if Load(os.Getenv("CLIENT")) == "b" {
		log.Fatal("no client")
	}
	return "client"
})

// Quiet ends nothing.
var Quiet = sync.OnceValue(func() string { return "quiet" })
