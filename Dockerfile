# The build has the tools; what runs has none of them.
FROM node:24-slim AS build
WORKDIR /mall
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /mall
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-slim
# Of its memory under load a good part lies in the C library's own heaps, one for each few threads (docs/performance.md).
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2
WORKDIR /mall
RUN mkdir /data && chown node:node /data
COPY package.json package-lock.json ./
COPY --from=packages /mall/node_modules ./node_modules
COPY --from=build /mall/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=16", "dist/service/main.js"]
