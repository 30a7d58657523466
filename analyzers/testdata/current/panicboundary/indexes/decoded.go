package indexes

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func body(url string) ([]byte, error) {
	resp, err := http.Get(url)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, errors.New(resp.Status)
	}
	return io.ReadAll(resp.Body)
}

// tagName asserts what is in a list of objects.
func tagName(data []byte) (string, error) {
	var tags []map[string]any
	if err := json.Unmarshal(data, &tags); err != nil || len(tags) == 0 {
		return "", errors.New("there are no tags")
	}
	return tags[0]["name"].(string), nil // want `panicboundary/assertion: tags[0]["name"].(string)`
}

// total asserts while it adds.
func total(data []byte) (float64, error) {
	var prices map[string]any
	if err := json.Unmarshal(data, &prices); err != nil {
		return 0, err
	}
	sum := 0.0
	for _, price := range prices {
		sum += price.(float64) // want "panicboundary/assertion: price.(float64)"
	}
	return sum, nil
}

// whole asserts the whole answer.
func whole(data []byte) ([]any, error) {
	var answer any
	if err := json.Unmarshal(data, &answer); err != nil {
		return nil, err
	}
	return answer.([]any), nil // want "panicboundary/assertion: answer.([]any)"
}

// version asserts what it has not asked for.
func version(data []byte) (int, error) {
	var answer map[string]any
	if err := json.Unmarshal(data, &answer); err != nil {
		return 0, err
	}
	if _, ok := answer["name"]; !ok {
		return 0, errors.New("a name is missing")
	}
	return int(answer["version"].(float64)), nil // want `panicboundary/assertion: answer["version"].(float64)`
}

// What follows asks first, or knows what it has.

// switched knows all types of JSON.
func switched(data []byte) (string, error) {
	var answer any
	if err := json.Unmarshal(data, &answer); err != nil {
		return "", err
	}
	switch answer := answer.(type) {
	case string:
		return answer, nil
	case map[string]any:
		return fmt.Sprint(len(answer)), nil
	}
	return "", errors.New("the answer has another form")
}

// checked asserts with a second value.
func checked(data []byte) (float64, error) {
	var answer map[string]any
	if err := json.Unmarshal(data, &answer); err != nil {
		return 0, err
	}
	price, ok := answer["price"].(float64)
	if !ok {
		return 0, errors.New("the price is no number")
	}
	return price, nil
}

// structured decodes into a struct.
func structured(data []byte) (string, error) {
	var answer struct{ Name string }
	err := json.Unmarshal(data, &answer)
	return answer.Name, err
}

// texts decodes into a map of texts.
func texts(data []byte) (string, error) {
	var answer map[string]string
	err := json.Unmarshal(data, &answer)
	return answer["name"], err
}

// again decodes what it has encoded itself.
func again(name string) (string, error) {
	data, err := json.Marshal(map[string]any{"name": name})
	if err != nil {
		return "", err
	}
	var own map[string]any
	if err := json.Unmarshal(data, &own); err != nil {
		return "", err
	}
	return own["name"].(string), nil
}

// notNil asks whether it is there.
func notNil(data []byte) (string, error) {
	var answer map[string]any
	if err := json.Unmarshal(data, &answer); err != nil {
		return "", err
	}
	if answer["name"] != nil {
		return answer["name"].(string), nil
	}
	return "", errors.New("a name is missing")
}

// recovered recovers.
func recovered(data []byte) (name string, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = errors.New("the answer has another form")
		}
	}()
	var answer map[string]any
	if err := json.Unmarshal(data, &answer); err != nil {
		return "", err
	}
	return answer["name"].(string), nil
}

func decoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := body("https://tags.example.test")
	if err != nil {
		return mcp.NewToolResultError("the tags do not answer"), nil
	}
	text := ""
	for _, read := range []func([]byte) (string, error){tagName, switched, structured, texts, notNil, recovered} {
		name, err := read(data)
		if err != nil {
			return mcp.NewToolResultError("the tags cannot be read"), nil
		}
		text += name
	}
	for _, read := range []func([]byte) (float64, error){total, checked} {
		price, err := read(data)
		if err != nil {
			return mcp.NewToolResultError("the tags cannot be read"), nil
		}
		text += fmt.Sprint(price)
	}
	list, err := whole(data)
	n, other := version(data)
	own, third := again(text)
	if err := errors.Join(err, other, third); err != nil {
		return mcp.NewToolResultError("the tags cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(text, list, n, own)), nil
}

var _ server.ToolHandlerFunc = decoded
