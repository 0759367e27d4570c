#!/bin/sh
# From a clone to a running site: installs, builds, and serves on PORT (5000).
set -eu
cd "$(dirname "$0")/.."
npm ci --include=dev --no-audit --no-fund
npm run build
exec npm start
