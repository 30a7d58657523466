package unfilled

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func registerDecoded(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("details"), details)
	s.AddTool(mcp.NewTool("forms"), forms)
	s.AddTool(mcp.NewTool("beside"), beside)
	s.AddTool(mcp.NewTool("nested"), nested)
	s.AddTool(mcp.NewTool("logged"), logged)
}

type detail struct {
	Slow   []point
	Errors []string
}

// details reads the body once: what cannot be decoded then is lost.
func details(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var d detail
	resp, err := http.Get("https://example.test/slow")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		d.Errors = append(d.Errors, "slow: "+resp.Status)
	} else {
		var points []point
		if err := json.NewDecoder(resp.Body).Decode(&points); err == nil { // want "swallowed/dropped: json.Decoder.Decode"
			for _, p := range points {
				d.Slow = append(d.Slow, p)
			}
		}
	}
	return mcp.NewToolResultText(fmt.Sprint(d)), nil
}

// forms reads the body again, in another form.
func forms(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var d detail
	resp, err := http.Get("https://example.test/slow")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil || resp.StatusCode != http.StatusOK {
		return mcp.NewToolResultErrorFromErr(resp.Status, err), nil
	}
	var points []point
	if err := json.Unmarshal(data, &points); err == nil {
		d.Slow = points
	}
	var single point
	if err := json.Unmarshal(data, &single); err == nil {
		d.Slow = append(d.Slow, single)
	}
	return mcp.NewToolResultText(fmt.Sprint(d)), nil
}

// fillOrFail tells of its failures.
func fillOrFail(ctx context.Context, url string, into map[string]float64) error {
	resp, err := http.Get(url)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return fmt.Errorf("status %d", resp.StatusCode)
	}
	var points []point
	if err := json.NewDecoder(resp.Body).Decode(&points); err != nil {
		return err
	}
	for _, p := range points {
		into[p.Key] = p.Value
	}
	return nil
}

// beside ignores the error of what fills one of two maps in a goroutine.
func beside(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	mean, highest := make(map[string]float64), make(map[string]float64)
	var wg sync.WaitGroup
	var failed error
	wg.Add(2)
	go func() {
		defer wg.Done()
		fillOrFail(ctx, "https://example.test/mean", mean) // want "swallowed/ignored: unfilled.fillOrFail"
	}()
	go func() {
		defer wg.Done()
		failed = fillOrFail(ctx, "https://example.test/highest", highest)
	}()
	wg.Wait()
	if failed != nil {
		return mcp.NewToolResultError(failed.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(mean, highest)), nil
}

func (d *detail) enrich(ctx context.Context) error {
	counts := make(map[string]float64)
	err := fillOrFail(ctx, "https://example.test/counts", counts)
	if err == nil {
		d.Errors = append(d.Errors, fmt.Sprint(counts))
	}
	return err
}

func complete(ctx context.Context, d *detail) error { return d.enrich(ctx) }

// logged lacks its counts, and a part of its details.
func logged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	counts, d := make(map[string]float64), &detail{Slow: []point{{"a", 1}}}
	if err := fillOrFail(ctx, "https://example.test/counts", counts); err != nil { // want "swallowed/dropped: unfilled.fillOrFail"
		log.Print(err)
	}
	if err := complete(ctx, d); err != nil {
		log.Print(err)
	}
	return mcp.NewToolResultText(fmt.Sprint(counts, d)), nil
}

// value returns nil where there is none, and where nobody could be asked.
func value(ctx context.Context, key string) any {
	resp, err := http.Get("https://example.test/" + key)
	if err != nil {
		return nil // want "swallowed/dropped: http.Get"
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil
	}
	var points []point
	if err := json.NewDecoder(resp.Body).Decode(&points); err != nil || len(points) == 0 {
		return nil // want "swallowed/dropped: json.Decoder.Decode"
	}
	return points[0].Value
}

// nested asks for values in goroutines within goroutines.
func nested(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var results []map[string]any
	var wg sync.WaitGroup
	for _, group := range names {
		wg.Add(1)
		go func() {
			defer wg.Done()
			metrics := make(map[string]any)
			var inner sync.WaitGroup
			for _, name := range names {
				inner.Add(1)
				go func() {
					defer inner.Done()
					if v := value(ctx, group+name); v != nil {
						metrics[name] = v
					}
				}()
			}
			inner.Wait()
			results = append(results, metrics)
		}()
	}
	wg.Wait()
	return mcp.NewToolResultText(fmt.Sprint(results)), nil
}
