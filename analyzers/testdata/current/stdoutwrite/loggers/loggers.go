// Package loggers sets loggers of other modules to standard output.
package loggers

import (
	"context"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/rs/zerolog"
	"github.com/sirupsen/logrus"
	"go.uber.org/zap"
	"go.uber.org/zap/zapcore"
)

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

func zapConfig() (*zap.Logger, error) {
	config := zap.NewProductionConfig()
	config.OutputPaths = []string{"stdout"} // want "stdoutwrite/start: zap.Config.OutputPaths"
	return config.Build()
}

func zapCore() *zap.Logger {
	return zap.New(zapcore.NewCore(zapcore.NewJSONEncoder(zapcore.EncoderConfig{}), zapcore.AddSync(os.Stdout), zap.InfoLevel)) // want "stdoutwrite/start: zapcore.AddSync"
}

var zero = zerolog.New(os.Stdout) // want "stdoutwrite/handler: zerolog.New"

func handle(ctx context.Context, req *request, in any) (*result, any, error) {
	zero.Info().Msg("called")
	return nil, "done", nil
}

// quiet uses what writes to standard error by itself.
func quiet(ctx context.Context, req *request, in any) (*result, any, error) {
	logrus.Info("called")
	return nil, "done", nil
}

func quietConfig() (*zap.Logger, error) {
	config := zap.NewProductionConfig()
	config.OutputPaths = []string{"stderr"}
	return config.Build()
}

func serve(ctx context.Context) error {
	logrus.SetOutput(os.Stdout) // want "stdoutwrite/start: logrus.SetOutput"
	if _, err := zapConfig(); err != nil {
		return err
	}
	if _, err := quietConfig(); err != nil {
		return err
	}
	zapCore()
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "handle"}, handle)
	mcp.AddTool(s, &mcp.Tool{Name: "quiet"}, quiet)
	return s.Run(ctx, &mcp.StdioTransport{})
}
