#!/bin/sh
# Everything that must hold before a change lands, from a clone with nothing installed.
set -eu
cd "$(dirname "$0")/.."
step() { printf '\n== %s\n' "$1"; }

step 'Install'
npm ci --include=dev --no-audit --no-fund
if [ ! -x "${CHROMIUM_PATH:-/usr/bin/chromium}" ]; then
  apt-get update -q
  DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends chromium
fi

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
