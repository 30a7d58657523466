class Mcperrlint < Formula
  desc "Finds the places where a Go MCP server misleads the agent that calls it"
  homepage "https://github.com/mcperrlint/mcperrlint"
  version "1.2.3"
  license "Apache-2.0"

  depends_on "go"

  on_macos do
    on_arm do
      url "https://github.com/mcperrlint/mcperrlint/releases/download/v1.2.3/mcperrlint_1.2.3_darwin_arm64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
    on_intel do
      url "https://github.com/mcperrlint/mcperrlint/releases/download/v1.2.3/mcperrlint_1.2.3_darwin_amd64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
  end

  on_linux do
    on_arm do
      url "https://github.com/mcperrlint/mcperrlint/releases/download/v1.2.3/mcperrlint_1.2.3_linux_arm64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
    on_intel do
      url "https://github.com/mcperrlint/mcperrlint/releases/download/v1.2.3/mcperrlint_1.2.3_linux_amd64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
  end

  def install
    bin.install "mcperrlint", "mcperrlint-mcp"
  end

  test do
    assert_match "v#{version}", shell_output("#{bin}/mcperrlint version")
  end
end
