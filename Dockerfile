# One image, two programs: the shop API (CMD) and `node cli/noren.ts serve`. docs/running.md says how they play together.
FROM node:24-bookworm-slim

ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    FILES_FOLDER=/var/lib/noren/files \
    NOREN_STORE=/var/lib/noren/store \
    NOREN_CACHE=/var/lib/noren/cache \
    NOREN_SITES=/var/lib/noren/sites

# The user `node` of the base image. A named volume that is mounted over one of these folders gets its owner.
RUN install -d -o 1000 -g 1000 /srv/noren /var/lib/noren /var/lib/noren/files /var/lib/noren/store /var/lib/noren/cache \
      /var/lib/noren/sites

USER 1000:1000
WORKDIR /srv/noren

COPY --chown=1000:1000 package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

COPY --chown=1000:1000 astro.config.mjs tsconfig.json ./
COPY --chown=1000:1000 back-office ./back-office
COPY --chown=1000:1000 cli ./cli
COPY --chown=1000:1000 contract ./contract
COPY --chown=1000:1000 demo ./demo
COPY --chown=1000:1000 deploy ./deploy
COPY --chown=1000:1000 payment ./payment
COPY --chown=1000:1000 public ./public
COPY --chown=1000:1000 publisher ./publisher
COPY --chown=1000:1000 running ./running
COPY --chown=1000:1000 shop-api ./shop-api
COPY --chown=1000:1000 sites ./sites
COPY --chown=1000:1000 src ./src
COPY --chown=1000:1000 themes ./themes
RUN node cli/noren.ts back-office

# The API, and the origin when it is started instead.
EXPOSE 4100 4321
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "deploy/is-healthy.ts", "http://127.0.0.1:4100/livez"]
CMD ["node", "demo/server.ts"]
