# One image for every role; ROLE chooses between web and worker.
FROM node:24-slim AS build
WORKDIR /product
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --no-audit --no-fund
COPY . .
RUN (cd web && node ../node_modules/vite/bin/vite.js build --logLevel warn) \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /product
COPY --from=build --chown=root:root /product/package.json ./
COPY --from=build --chown=root:root /product/node_modules node_modules
COPY --from=build --chown=root:root /product/contract contract
COPY --from=build --chown=root:root /product/server server
COPY --from=build --chown=root:root /product/web/package.json web/
COPY --from=build --chown=root:root /product/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
