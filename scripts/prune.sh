#!/usr/bin/env bash
# Leaves in node_modules what the built product runs on: for a folder or an image that is served, not for
# a checkout that somebody works in. Type checker, linters and tests are gone afterwards, and npm brings
# back no declarations and source maps until node_modules is deleted. So it asks to be told twice.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ "${1:-}" != --yes ]; then
  echo "This leaves node_modules fit for serving only; to undo it, delete node_modules and install again." >&2
  echo "If that is wanted here: scripts/prune.sh --yes" >&2
  exit 1
fi
if [ ! -f build/server/index.js ]; then
  echo "Nothing is built yet, and nothing could be built afterwards: npm run build" >&2
  exit 1
fi
npm prune --omit=dev --no-audit --no-fund
# npm keeps types, the compiler and Express, because libraries name them as optional peers, and pdfmake's bundles for
# browsers; nothing loads them. Express stays: 4 MB with what only it needs.
rm -rf node_modules/{pdfmake/build,typescript,@typescript,@types,csstype,undici-types,.cache,.vite}
find node_modules -type f -regextype posix-extended -regex '.*\.(d\.[cm]?ts|map)' -delete
