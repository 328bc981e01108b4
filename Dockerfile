# Guildhall: site, lobby, tables. One process with its own store in /data, or several over PostgreSQL (see compose.yaml).
FROM node:24-slim

WORKDIR /app

# What is installed changes less often than the code, and is kept by the builder.
COPY package.json package-lock.json .npmrc ./
COPY packages/belfort/package.json packages/belfort/
COPY packages/bots/package.json packages/bots/
COPY packages/bruges/package.json packages/bruges/
COPY packages/cli/package.json packages/cli/
COPY packages/cli/bin packages/cli/bin
COPY packages/kernel/package.json packages/kernel/
COPY packages/protocol/package.json packages/protocol/
COPY packages/server/package.json packages/server/
COPY packages/table/package.json packages/table/
COPY packages/web/package.json packages/web/
COPY scripts/link-node.js scripts/
RUN npm ci

COPY . .
RUN npm run build && mkdir /data && chown node:node /data

USER node
ENV HOST=0.0.0.0 PORT=8080 STORE=sqlite:/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

# Node itself, not npm: it hears when it is to stop, and hands every table over.
CMD ["node", "--max-semi-space-size=32", "packages/server/src/main.ts"]
