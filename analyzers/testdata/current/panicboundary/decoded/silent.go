package decoded

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
)

// checked has the form with two results.
func (c *client) checked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := c.get("/")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	var page map[string]any
	if err := json.Unmarshal(body, &page); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	title, ok := page["title"].(string)
	if !ok {
		return mcp.NewToolResultError("the page has no title"), nil
	}
	return mcp.NewToolResultText(title), nil
}

// intoStruct decodes into a struct.
func intoStruct(body []byte) (string, error) {
	var page struct{ Title string }
	err := json.Unmarshal(body, &page)
	return page.Title, err
}

// switched asks for the type.
func switched(body []byte) (string, error) {
	var v any
	if err := json.Unmarshal(body, &v); err != nil {
		return "", err
	}
	switch v := v.(type) {
	case string:
		return v, nil
	case float64:
		return fmt.Sprint(v), nil
	}
	return "", errors.New("neither a text nor a number")
}

// askedBefore asks for the same before it asserts.
func askedBefore(body []byte) (string, error) {
	var v map[string]any
	if err := json.Unmarshal(body, &v); err != nil {
		return "", err
	}
	if _, ok := v["name"].(string); !ok {
		return "", errors.New("no name")
	}
	return v["name"].(string), nil
}

// notNil asks whether there is anything.
func notNil(body []byte) (string, error) {
	var v map[string]any
	if err := json.Unmarshal(body, &v); err != nil {
		return "", err
	}
	if v["name"] == nil {
		return "", errors.New("no name")
	}
	return v["name"].(string), nil
}

// ownText decodes what it has encoded itself.
func ownText(page answer) (string, error) {
	data, err := json.Marshal(map[string]any{"name": fmt.Sprint(page)})
	if err != nil {
		return "", err
	}
	var v map[string]any
	if err := json.Unmarshal(data, &v); err != nil {
		return "", err
	}
	return v["name"].(string), nil
}

// recovering recovers from an answer of another form.
func recovering(body []byte) (name string, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = errors.New("an answer of another form")
		}
	}()
	var v map[string]any
	if err := json.Unmarshal(body, &v); err != nil {
		return "", err
	}
	return v["name"].(string), nil
}

// fromMap reads a map that the program has filled.
func fromMap() string {
	v := map[string]any{"name": "a"}
	return v["name"].(string)
}

// formatted formats whatever it is.
func formatted(body []byte) (string, error) {
	var v map[string]any
	if err := json.Unmarshal(body, &v); err != nil {
		return "", err
	}
	return fmt.Sprint(v["name"]), nil
}

// typedMap has texts only.
func typedMap(body []byte) (string, error) {
	var v map[string]string
	err := json.Unmarshal(body, &v)
	return v["name"], err
}

// contextValue asserts what the program has put into the context.
func contextValue(ctx context.Context) string { return ctx.Value(contextKey{}).(string) }

type contextKey struct{}

// generic asserts with a flag, for any type.
func generic[T any](body []byte, name string) (t T, err error) {
	var v map[string]any
	if err := json.Unmarshal(body, &v); err != nil {
		return t, err
	}
	t, ok := v[name].(T)
	if !ok {
		return t, fmt.Errorf("%s is of another type", name)
	}
	return t, nil
}
