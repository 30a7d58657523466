//go:build middle || earlier || older

package conformance

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// These versions have no custom methods, and one protocol.

func (scene) addCustom(*mcp.Server) error { return errors.ErrUnsupported }

func callCustom(context.Context, *mcp.Client, *mcp.ClientSession) error { return errors.ErrUnsupported }

// protocols are those that these versions speak: none is the newest.
var protocols = []bool{false}

func (scene) sessionOptions() *mcp.ClientSessionOptions { return nil }
