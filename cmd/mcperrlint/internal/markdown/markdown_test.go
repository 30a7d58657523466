package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/markdown"
)

func TestText(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "os.Remove fails; it was (an) error?": "os.Remove fails; it was (an) error?", "größe 查询": "größe 查询",
		"a|b": "a&#124;b", "<img src=x>": "&#60;img src=x&#62;", "*a* _b_ `c`": "&#42;a&#42; &#95;b&#95; &#96;c&#96;", "[a](b)": "&#91;a&#93;(b)",
		"https://a": "https&#58;//a", "www.a.b": "www&#46;a.b", "@user #1": "&#64;user &#35;1", "a\nb": "a&#10;b", "\\|": "&#92;&#124;",
	} {
		assert.Equal(t, want, markdown.Text(text))
	}
}

func TestCode(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "os.Remove": "`os.Remove`", "a <b> *c*": "`a <b> *c*`", "a|b": "<code>a&#124;b</code>", "`": "<code>&#96;</code>", " a": "<code> a</code>", `a\`: "<code>a&#92;</code>",
	} {
		assert.Equal(t, want, markdown.Code(text))
	}
}

func TestSentence(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "`a_b` <b> *c* [d](e)": "`a_b` \\<b\\> \\*c\\* \\[d\\]\\(e\\)", "one ` is *no* code": "one \\` is \\*no\\* code",
	} {
		assert.Equal(t, want, markdown.Sentence(text))
	}
}
