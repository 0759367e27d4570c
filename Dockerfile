# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Without install scripts nothing is compiled and no other Node is downloaded; the image's own Node runs everything.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Removes parts of production packages that are not needed at run time: the compiler that Remix names as an optional peer,
# declarations, source maps, sources beside their builds, the driver's sources and binaries for other systems. Then lists
# what is left as CycloneDX.
# Litestream takes 30 MB; without it, REPLICA_URL has no effect: --build-arg LITESTREAM=off.
ARG LITESTREAM=on
# What the log says at the start; there is no git in the image.
ARG COMMIT=
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && if [ "$LITESTREAM" = off ]; then rm -rf node_modules/@flydotio; fi \
  && rm -rf node_modules/typescript node_modules/@types node_modules/zod/src node_modules/@anthropic-ai/sdk/src \
    node_modules/better-sqlite3/deps node_modules/better-sqlite3/src \
  && find node_modules/better-sqlite3/prebuilds -type f ! -name "linux-$(node -p process.arch).node" -delete \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && find node_modules -xtype l -delete \
  && node scripts/sbom.mjs > sbom.cdx.json

# Runs without root rights and writes under /data and /tmp only (RUN-4).
FROM node:24-bookworm-slim
# Limits the heap and the pools of malloc, and gives large buffers back once they are freed: pictures and the memory-mapped database need memory too.
ENV NODE_ENV=production PORT=5000 DATABASE_PATH=/data/site.sqlite NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=16" MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/public ./public
COPY --from=build /app/db/migrations ./db/migrations
COPY --from=build /app/db/node-version.mjs /app/db/check.mjs /app/db/litestream.mjs /app/db/quick-check.mjs ./db/
COPY --from=build /app/app/catalog/brands.json /app/app/catalog/phones.jsonl ./app/catalog/
COPY --from=build /app/scripts/sqlite.mjs /app/scripts/db-backup.mjs /app/scripts/db-restore.mjs /app/scripts/db-check.mjs ./scripts/
COPY --from=build /app/package.json /app/sbom.cdx.json ./
RUN mkdir -p /data /copies && chown node:node /data /copies
USER node
EXPOSE 5000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"]
