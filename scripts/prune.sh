#!/usr/bin/env bash
# Leaves in node_modules what the built product runs on. npm keeps types and the compiler, because
# libraries name them as optional peers; nothing loads them, nor declarations and source maps.
set -euo pipefail
cd "$(dirname "$0")/.."
npm prune --omit=dev --no-audit --no-fund
rm -rf node_modules/{typescript,@typescript,@types,csstype,undici-types,.cache,.vite}
find node_modules -type f -regextype posix-extended -regex '.*\.(d\.[cm]?ts|map)' -delete
