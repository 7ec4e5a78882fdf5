import type { KnipConfig } from 'knip'
import { slots } from './themes/slots.ts'

/**
 * What `knip --production` starts from; whatever none of these reaches is deleted. Tests and benches do not count: a
 * feature only tests reach is none. There is no list of exceptions on purpose.
 */
const config: KnipConfig = {
  include: ['files', 'exports', 'types', 'nsExports'],
  // An export that its own file uses is reached; tests may look at it too.
  ignoreExportsUsedInFile: true,
  entry: [
    // Commands: what package.json's scripts and the README name.
    'cli/{start,dev,noren,contract-status,slots,environment}.ts!',
    'cli/require-node.js!',
    'demo/server.ts!',
    'demo/seed.ts!',
    'shop-api/db/drizzle.config.ts!',
    // Named by Dockerfile, compose.yaml and the units.
    'deploy/{is-healthy,make-bucket}.ts!',
    // Started by their path: worker threads and child processes.
    'publisher/render/render-worker.ts!',
    'cli/back-office/run-vite.ts!',
    'shop-api/documents/document-worker.ts!',
    // Built for a CDN.
    'publisher/objects/edge/{cloudflare,cloudfront,fastly}.ts!',
    // Built for the staff's browser.
    'back-office/start.ts!',
    // Sent by the provider of test cards to the shopper's browser.
    'payment/test-cards/frame/frame.ts!',
    // The browser part of each provider, found by its folder (`payment/load-card-fields.ts`).
    'payment/*/browser.ts!',
    // Named to Astro by their path: its integration, the entries of the bundle, the live collections,
    // and a directive of islands.
    'cli/astro-noren.ts!',
    'publisher/adapter/{entry,cache-provider}.ts!',
    'src/live.config.ts!',
    'src/enhance/page/client-intent.ts!',
    // The public seams: what others build on.
    'contract/index.ts!',
    'themes/slots.ts!',
    // A slot is imported as `virtual:theme/<Name>` and found in a site's folder, a theme's, or simple's.
    ...Object.values(slots).map((file) => `themes/{*,sites/*}/${file}!`),
    // One file a site, read from its folder.
    'sites/{,themes/}*.ts!',
  ],
  project: [
    '{back-office,cli,contract,demo,deploy,payment,publisher,running,shop-api,sites,src,themes}/**/*.{ts,tsx,astro,js}!',
  ],
}

export default config
