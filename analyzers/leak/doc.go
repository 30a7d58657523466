// Package leak defines a rule against credentials and secrets in what agents read.
//
// # Analyzer leak
//
// leak: report credentials, stacks and whole requests that reach the agent
//
// What an agent reads is in its context from then on: in logs of the client, in what the model writes, and with
// whoever runs it. The error of a request is the way by which most credentials leave a server: net/http puts the
// whole URL into it, with the key in its query.
//
// # What it reports
//
// Errors of requests whose URL holds a credential, in results and in errors that are returned (category
// address): in its query (api_key, apikey, access_token, appid, client_secret, password and the like; key, token,
// auth and sig, if the variable that is put there is called like a credential), as its only user information,
// or in its path, as those of bots have. The URL is followed through formats, sums, url.Values, requests and the
// parameters of functions, also of other packages of the module. Services of google.golang.org/api that are made with
// option.WithAPIKey send the key in the query, so that the errors of their calls show it.
//
// Errors of github.com/goccy/go-yaml about files and the output of processes in which there are credentials, as the
// fields tell into which they are parsed (category quoted): such an error quotes the line that is wrong and those
// before it.
//
// Variables of the environment that hold credentials, as far as their names tell, and the whole environment, in
// failures and in successes, in text, structured content, messages of prompts and contents of resources (category
// credential).
//
// Stacks in failures and in successes, and requests and answers of HTTP as httputil dumps them in failures (category
// internals).
//
// What the settings name as sources, in the same places (category stated): what functions return, fields, and values of
// types, as in sources: [example.test/app/vault.(*Vault).Secret, example.test/app/config.Config.Token]. A source that is the
// type of a struct is one as a whole, as when it is printed; its fields are others. A type with a method String, Error
// or Format says itself how it is written, and shows its values in conversions only.
//
// All of the above also where it is handed to a function that the settings name as a sink, wherever the call stands, as
// in sinks: [{name: example.test/app/notify.Tell, text: 2}]: there it counts as read in a failure. A function that hands
// its own parameter on to a sink is one, too, and has to be named.
//
// There is one finding for each place that lets something out. If that is in another package, it stands at the first
// place of the package that shows it, with the others related.
//
// # What it leaves alone
//
// What a tool exists to hand out, such as files, rows, and bodies of answers; the text of errors about
// anything else, which is upstreamtext's business. Passwords in URLs, which net/http replaces before it writes them. Values
// that are sent in a body or a header. Errors of connections and of transports, which show no URL.
//
// Secrets in logs, in taxonomy.Cause, Detail and Extra, and in errors that are unwrapped first. Texts in which
// something has been replaced that is not constant, as strings.ReplaceAll(text, key, "***") does. What a function returns
// that the settings name as a sanitizer, as in sanitizers: [example.test/app/redact.Text].
//
// Notifications and logs that a server sends to its client, unless the settings name their functions as sinks, as in
// github.com/modelcontextprotocol/go-sdk/mcp.(*ServerSession).Log with text: 1.
//
// Errors that are returned to a library which makes errors of the protocol of them: the model
// does not read those, and the rule protocolerror speaks of them. The metadata of results, which clients do not show to a
// model.
//
// Other parsers: the errors of encoding/json, gopkg.in/yaml.v3 and BurntSushi/toml name a place or a word. What is
// parsed into values of any type, and what the agent itself has sent.
//
// Fields and variables that are only called like a credential, if they are printed for the agent. Whatever cannot be followed.
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
