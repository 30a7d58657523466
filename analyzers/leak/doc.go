// Package leak defines a rule against credentials and secrets in what agents read.
//
// # Analyzer leak
//
// leak: report credentials, stacks and whole requests that reach the agent
//
// What an agent reads stays in its context: it is in logs of the client, in what the model writes, and with
// whoever runs it. Most credentials leave a server in the error of a request: net/http puts the whole URL into
// it, with the key in its query.
//
// # What it reports
//
// Errors of requests whose URL holds a credential, in results and in returned errors (category
// address): in its query (api_key, apikey, access_token, appid, client_secret, password and the like; key, token,
// auth and sig, if the variable that is put there is called like a credential), as its only user information,
// or in its path, as for bots. The URL is followed through formats, sums, url.Values, requests and parameters of
// functions, also of other packages of the module. Services of google.golang.org/api that are made with
// option.WithAPIKey send the key in the query.
//
// Errors of github.com/goccy/go-yaml about files and process output that hold credentials, as the
// fields tell that they are parsed into (category quoted): such an error quotes the wrong line and those
// before it.
//
// Environment variables that hold credentials, by their names, and the whole environment, in
// failures and in successes, in text, structured content, messages of prompts and contents of resources (category
// credential).
//
// Stack traces, in failures and in successes, and requests and responses as httputil dumps them, in failures
// (category internals).
//
// Bodies of responses in failures, of any length (category unbounded-body, strict). A service can answer an error with a page of
// HTML or megabytes of text, and all of that goes into the context of the model. A body that is read through
// io.LimitReader, or cut, as by body[:500] or %.500s, has a limit.
//
// What the settings name as sources (category stated): results of functions, fields, and values of
// types, as in sources: [example.test/app/vault.(*Vault).Secret, example.test/app/config.Config.Token]. A struct type
// that is a source is one as a whole, as when it is printed; its fields are others. A type with a method String, Error
// or Format decides itself how it is written, and shows its value in conversions only.
//
// All of the above also where it is passed to a function that the settings name as a sink, as
// in sinks: [{name: example.test/app/notify.Tell, text: 2}]: there it counts as read in a failure. A function that passes
// its own parameter on to a sink has to be named, too.
//
// There is one finding for each place that lets something out. If that is in another package, it is at the first
// place of the package that shows it, with the others related.
//
// # What it leaves alone
//
// What a tool exists to hand out, such as files, rows and response bodies. Other error texts, which the rule
// upstreamtext reports. Passwords in URLs, which net/http replaces. Values in a body or a header. Errors of
// connections and transports, which show no URL.
//
// Secrets in logs, in taxonomy.Cause, Detail and Extra, and in errors that are unwrapped first. Redacted texts, as
// by strings.ReplaceAll(text, key, "***"), and what functions return that the settings name as sanitizers,
// as in sanitizers: [example.test/app/redact.Text].
//
// Notifications and logs that a server sends to its client, unless the settings name their functions as sinks, as in
// github.com/modelcontextprotocol/go-sdk/mcp.(*ServerSession).Log with text: 1.
//
// Errors that leave as JSON-RPC errors: the model does not read those, and the rule protocolerror reports
// them. The metadata of results, which clients do not show to a model.
//
// Other parsers: the errors of encoding/json, gopkg.in/yaml.v3 and BurntSushi/toml name a place or a word. What is
// parsed into values of any type, and what the agent itself has sent.
//
// Fields and variables that are only called like a credential. Whatever cannot be traced.
//
// # Before
//
//	package weather
//
//	import (
//		"context"
//		"net/http"
//		"net/url"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	type client struct{ apiKey string }
//
//	func (c *client) now(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		query := url.Values{}
//		query.Set("appid", c.apiKey)
//		query.Set("q", req.GetString("city", ""))
//		resp, err := http.Get("https://weather.test/now?" + query.Encode())
//		if err != nil {
//			return mcp.NewToolResultErrorFromErr("the weather is not known", err), nil
//		}
//		defer resp.Body.Close()
//		return mcp.NewToolResultText(resp.Status), nil
//	}
//
// # After
//
//	package weather
//
//	import (
//		"context"
//		"errors"
//		"net/http"
//		"net/url"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	type client struct{ apiKey string }
//
//	func (c *client) now(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		query := url.Values{}
//		query.Set("appid", c.apiKey)
//		query.Set("q", req.GetString("city", ""))
//		resp, err := http.Get("https://weather.test/now?" + query.Encode())
//		if err != nil {
//			var failed *url.Error
//			if errors.As(err, &failed) {
//				return mcp.NewToolResultErrorFromErr("the weather is not known", failed.Err), nil
//			}
//			return mcp.NewToolResultError("the weather is not known"), nil
//		}
//		defer resp.Body.Close()
//		return mcp.NewToolResultText(resp.Status), nil
//	}
//
// # The agent sees
//
// Before: an error result, "the weather is not known: Get "https://weather.test/now?appid=5f2a6c...&q=Oslo": dial tcp:
// lookup weather.test: no such host".
//
// After: an error result, "the weather is not known: dial tcp: lookup weather.test: no such host".
//
// # What to do
//
// Show the error that the *url.Error holds, or a text of your own, and send credentials in a header where the service
// takes them there. Show yaml.FormatError(err, false, false) in place of an error of go-yaml. Change the credential if agents have read it.
package leak
