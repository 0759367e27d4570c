#!/bin/sh
# Everything that must hold before a change lands, from a clone with nothing installed.
set -eu
cd "$(dirname "$0")/.."
step() { printf '\n== %s\n' "$1"; }

step 'Install'
# The database driver is compiled: with both cores.
JOBS=max npm ci --include=dev --no-audit --no-fund
browser() { [ -x "${CHROMIUM_PATH:-/usr/bin/$1}" ]; }
debian() { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "$1"; }
# The one without a window is quicker; with the other everything runs too.
browser chromium-headless-shell || debian chromium-headless-shell || browser chromium || debian chromium

step 'Formatting and lint'
npm run lint
step 'Types'
npm run typecheck
step 'Unit tests'
npm test
step 'Build'
npm run build
step 'Integration tests'
npm run test:integration
step 'Journeys in a browser'
npm run test:e2e
