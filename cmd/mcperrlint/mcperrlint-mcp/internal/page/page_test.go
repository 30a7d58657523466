package page_test

import (
	"encoding/base64"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/page"
)

// all reads all pages, and returns how many items each has.
func all(t *testing.T, items []int, size func(int) int) (pages []int) {
	t.Helper()
	var read []int
	cursor := ""
	for {
		p, err := page.At(cursor, "x", items, size)
		require.NoError(t, err)
		read = append(read, p.Items...)
		pages = append(pages, len(p.Items))
		assert.Equal(t, len(items)-len(read), p.Left)
		if cursor = p.Next; cursor == "" {
			assert.Equal(t, items, read)
			return pages
		}
	}
}

func TestPages(t *testing.T) {
	items := make([]int, 120)
	for i := range items {
		items[i] = i
	}
	assert.Equal(t, []int{50, 50, 20}, all(t, items, func(int) int { return 1 }))
	assert.Equal(t, []int{2, 1}, all(t, items[:3], func(int) int { return page.Bytes / 2 }))
	assert.Equal(t, []int{1, 1, 1}, all(t, items[:3], func(int) int { return 2 * page.Bytes }), "one fits always")
	p, err := page.At("", "x", []int{}, nil)
	require.NoError(t, err)
	assert.Equal(t, page.Page[int]{Items: []int{}}, p)
}

func TestCursors(t *testing.T) {
	items, size := make([]int, 60), func(int) int { return 1 }
	p, err := page.At("", "x", items, size)
	require.NoError(t, err)
	_, err = page.At(p.Next, "y", items, size)
	require.ErrorIs(t, err, page.ErrChanged)
	for _, text := range []string{"§", "bm8", strings.Repeat("a", 300), code(`{"f":-1,"o":"x"}`), code(`{"f":61,"o":"x"}`), code(`[]`)} {
		_, err := page.At(text, "x", items, size)
		require.ErrorIs(t, err, page.ErrCursor, text)
	}
}

func code(text string) string { return base64.RawURLEncoding.EncodeToString([]byte(text)) }

// The next pages are those of the result that is kept, if the same is asked for.
func TestShelf(t *testing.T) {
	var shelf page.Shelf[[]int]
	size := func(int) int { return 1 }
	first, err := page.At("", "x", make([]int, 60), size)
	require.NoError(t, err)
	_, _, found := shelf.Get(first.Next, "all")
	assert.False(t, found)
	shelf.Put("x", "all", make([]int, 60))
	kept, of, found := shelf.Get(first.Next, "all")
	require.True(t, found)
	assert.Equal(t, "x", of)
	assert.Len(t, kept, 60)
	for _, row := range [][2]string{{first.Next, "one"}, {"", "all"}, {"next", "all"}, {code(`{"f":0,"o":"y"}`), "all"}} {
		_, _, found := shelf.Get(row[0], row[1])
		assert.False(t, found, row)
	}
	for _, of := range []string{"a", "b", "c", "d"} {
		shelf.Put(of, "all", nil)
	}
	_, _, found = shelf.Get(first.Next, "all")
	assert.False(t, found, "only the last ones are kept")
}

func TestText(t *testing.T) {
	for _, text := range []string{"", "a\nb\n", strings.Repeat("a line of a text\n", 5000), strings.Repeat("é", 20_000) + "\nend"} {
		read, cursor := "", ""
		for {
			p, err := page.Text(cursor, "x", text)
			require.NoError(t, err)
			require.Len(t, p.Items, 1)
			require.LessOrEqual(t, len(p.Items[0]), page.Bytes)
			require.True(t, utf8.ValidString(p.Items[0]))
			read += p.Items[0]
			if cursor = p.Next; cursor == "" {
				break
			}
		}
		assert.Equal(t, text, read)
	}
}

// No cursor makes the server fail in another way than it says.
func FuzzCursor(f *testing.F) {
	items := make([]int, 60)
	first, err := page.At("", "x", items, func(int) int { return 1 })
	require.NoError(f, err)
	for _, text := range []string{"", first.Next, "x", code(`{"f":-1}`), code(`{"f":1e9,"o":"x"}`)} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := page.At(text, "x", items, func(int) int { return 1 })
		if err != nil {
			var wrong *page.Error
			require.ErrorAs(t, err, &wrong)
			return
		}
		require.LessOrEqual(t, len(p.Items), page.Most)
	})
}
