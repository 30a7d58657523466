-- Opens a server in Neovim, and says what it shows: a finding, what is known of it, the lens, and the text after the first code
-- action. Neovim ends with an error if something does not come.

local function say(...)
  io.stdout:write(table.concat(vim.tbl_map(tostring, { ... }), " "), "\n")
end

local function wait(what, done)
  if not vim.wait(120000, done, 20) then
    error(what .. " did not come")
  end
end

local function run()
  vim.cmd("edit server.go")
  wait("a finding", function() return #vim.diagnostic.get(0) == 1 end)
  local found = vim.diagnostic.get(0)[1]
  say("finding", found.lnum + 1, found.col, found.source, found.message)
  vim.api.nvim_win_set_cursor(0, { found.lnum + 1, found.col })

  local client = vim.lsp.get_active_clients()[1]
  local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
  say("hover", client.request_sync("textDocument/hover", params, 120000, 0).result.contents.value)

  vim.lsp.codelens.refresh()
  wait("a lens", function() return #vim.lsp.codelens.get(0) == 1 end)
  say("lens", vim.lsp.codelens.get(0)[1].command.title)

  local chosen = false
  vim.ui.select = function(actions, _, choose)
    for _, action in ipairs(actions) do
      say("action", action[2].title)
    end
    choose(actions[1])
    chosen = true
  end
  vim.lsp.buf.code_action()
  wait("actions", function() return chosen end)
  say("line", vim.fn.getline(found.lnum + 1))
  wait("the end of the finding", function() return #vim.diagnostic.get(0) == 0 end)
  say("modified", vim.bo.modified)
end

local ok, err = pcall(run)
if not ok then
  say("error", err)
  vim.cmd("cquit 1")
end
vim.cmd("qall!")
