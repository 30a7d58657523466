//go:build unix

package main

import (
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// Who cancels a call ends the program that was started for it. A fake go waits until it is gone.
func TestCancel(t *testing.T) {
	dir := notes(t)
	bin, mark := t.TempDir(), filepath.Join(t.TempDir(), "mark")
	require.NoError(t, syscall.Mkfifo(mark, 0o666))
	require.NoError(t, os.WriteFile(filepath.Join(bin, "go"), []byte("#!/bin/sh\necho started >"+mark+"\nexec sleep 100000 >"+mark+"\n"), 0o777))
	t.Setenv("PATH", bin+string(filepath.ListSeparator)+os.Getenv("PATH"))
	k := newTalk(t, command(dir))
	k.say(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"lint","arguments":{}}}`)
	asked := k.hear()
	k.say(`{"jsonrpc":"2.0","id":` + string(asked.ID) + `,"result":{"roots":[{"uri":"file://` + dir + `"}]}}`)
	pipe, err := os.Open(mark) // once go runs
	require.NoError(t, err)
	line := make([]byte, len("started\n"))
	_, err = io.ReadFull(pipe, line)
	require.NoError(t, err)
	k.say(`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}`)
	_, err = io.ReadAll(pipe) // ends when no program has the other end any more
	require.NoError(t, err)
	require.NoError(t, k.in.Close())
	_ = k.cmd.Wait()
}
