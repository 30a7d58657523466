package server

import (
	"context"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/docs"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// The addresses of resources.
const (
	rulesURI = "mcperrlint://rules"
	ruleURI  = rulesURI + "/"
	pageURI  = "mcperrlint://docs/"

	ruleTemplate = ruleURI + "{rule}"
	pageTemplate = pageURI + "{page}"
)

const markdown = "text/markdown"

// addResources adds the list of rules, and the pages on rules and on everything else.
func (s *service) addResources(served *gosdk.Server) {
	gosdk.AddResource(served, &mcp.Resource{Name: "rules", Title: "All rules", URI: rulesURI, MIMEType: markdown, Description: "the rules, with a line for each"}, nil, s.readRules)
	gosdk.AddResourceTemplate(served, &mcp.ResourceTemplate{
		Name: "rule", Title: "A rule", URITemplate: ruleTemplate, MIMEType: markdown, Description: "what a rule reports, with code before and after",
	}, ruleFailures, s.readRule)
	gosdk.AddResourceTemplate(served, &mcp.ResourceTemplate{
		Name: "page", Title: "A page of the documentation", URITemplate: pageTemplate, MIMEType: markdown, Description: "a page of the documentation of mcperrlint",
	}, pageFailures, s.readPage)
	for _, r := range s.Rules {
		gosdk.AddResource(served, &mcp.Resource{Name: "rule " + r.Name, URI: ruleURI + r.Name, MIMEType: markdown, Description: r.Summary}, ruleFailures, s.readRule)
	}
	for _, name := range s.pages {
		gosdk.AddResource(served, &mcp.Resource{Name: "page " + name, URI: pageURI + name, MIMEType: markdown, Description: titleOf(name)}, pageFailures, s.readPage)
	}
}

// readRules lists the rules.
func (s *service) readRules(_ context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	var b strings.Builder
	for _, r := range s.Rules {
		fmt.Fprintf(&b, "- [%s](%s%[1]s): %[3]s\n", r.Name, ruleURI, r.Summary)
		for _, c := range r.Categories {
			fmt.Fprintf(&b, "  - %s/%s: %s\n", r.Name, c.Name, c.Summary)
		}
	}
	return contents(req, b.String()), nil
}

// readRule reads the page of a rule.
func (s *service) readRule(_ context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	name := strings.TrimPrefix(req.Params.URI, ruleURI)
	if !hasRule(s.Rules, name) || strings.Contains(name, "/") {
		return nil, unknownRule.Fail("There is no rule " + quoted(name) + ".")
	}
	page, err := docs.Pages.ReadFile(path.Join("rules", name+".md"))
	if err != nil {
		return nil, unknownRule.Fail("", taxonomy.Cause(err))
	}
	return contents(req, string(page)), nil
}

// readPage reads a page of the documentation.
func (s *service) readPage(_ context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	name := strings.TrimPrefix(req.Params.URI, pageURI)
	page, err := docs.Pages.ReadFile(name + ".md")
	if err != nil || strings.Contains(name, "/") {
		return nil, unknownPage.Fail("There is no page "+quoted(name)+".", taxonomy.Cause(err))
	}
	return contents(req, string(page)), nil
}

// contents returns a page as what was asked for.
func contents(req *mcp.ReadResourceRequest, page string) *mcp.ReadResourceResult {
	return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: req.Params.URI, MIMEType: markdown, Text: page}}}
}

// pages returns the names of the pages, except for those on rules.
func pages() ([]string, error) {
	files, err := fs.Glob(docs.Pages, "*.md")
	for i, file := range files {
		files[i] = strings.TrimSuffix(file, ".md")
	}
	return files, err
}

// titleOf returns the heading of a page.
func titleOf(name string) string {
	page, _ := docs.Pages.ReadFile(name + ".md") // have: one of pages
	for line := range strings.Lines(string(page)) {
		if title, is := strings.CutPrefix(line, "# "); is {
			return strings.TrimSpace(title)
		}
	}
	return name
}
