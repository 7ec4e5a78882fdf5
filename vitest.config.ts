import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { isPostgresThere } from './tests/support/postgres-server.ts'
import { isS3There } from './tests/support/s3/is-s3-there.ts'
import { isLong } from './tests/support/turns.ts'
import WholeShopsFirst from './tests/support/whole-shops-first.ts'

const [hasPostgres, hasS3] = await Promise.all([isPostgresThere(), isS3There()])

/** They publish whole shops or start processes and end them, which takes minutes: `npm run verify` leaves them out. */
const WHOLE_SHOPS = [
  'back-office/*',
  'cli/*',
  'deploy/nginx',
  'publisher/{faults,policy,warm-cold}/*',
  'publisher/export/{edge-closed,hosts,interrupted,nginx}',
  'publisher/objects/*',
  'publisher/on-demand/{first-visit,real-pages}',
  'shop-api/{end-in-order,production-walk,server}',
  'shop-api/db/open-db',
  'shop-api/process/{many-processes,restart,start-together}',
  'shop-api/publishing/kill-server',
].map((name) => `tests/${name}.test.ts`)

/** They look at what modules do when they are loaded. */
const FRESH = ['tests/patterns.test.ts']

/** What is loaded as a page is, with what only browsers have. */
const PAGES = [
  'tests/src/{enhance,islands,site,stores,tracking}/**/*.test.{ts,tsx}',
  'tests/src/rules/checkout/lacks-orderer-only.test.ts',
  'tests/themes/hojin/to-order-example.test.ts',
]

/**
 * They wait most of the time: for a lock to run out, an event to be told again, a connection to be given up. `npm test` has
 * them run beside the others on a worker of their own, so that none waits with them; `npm run verify` leaves them out.
 */
const PATIENT = [
  'running/outlive-connections',
  'shop-api/db/{outlive-connections,work-alone}',
  'shop-api/publishing/{coming-date,send-deliveries}',
].map((name) => `tests/${name}.test.ts`)

/** The same of pages. `npm run verify` leaves them out. */
const PATIENT_PAGES = ['tests/src/stores/cart/exactly-once.test.ts']

/** What a bucket may do. In a long run its stand-in is asked, too, where a real S3 is there. */
const BUCKET = ['open-store', 'shared-{backup,bucket,cache,origins,store}'].map(
  (name) => `tests/publisher/store/${name}.test.ts`,
)

/** They run on both kinds of store; `npm run verify` leaves the shared one out. */
const STORES = [
  'faults/kill',
  'hooks',
  'publish-site',
  'render-queue/*',
  'store/{open-store,shared-*}',
  'warm-cold/warm-cold',
  // What the shared one does otherwise, those above see.
  ...(isLong
    ? [
        'changes/{settled,site-publishers}',
        'faults/storm',
        'objects/edges',
        'on-demand/{first-visit,while-publishing}',
        'preview/*',
        'warm-cold/visitors',
      ]
    : []),
].map((name) => `tests/publisher/${name}.test.ts`)

/** Only there. */
const SHARED_STORE = ['store/shared-*', 'render-queue/*'].map((name) => `tests/publisher/${name}.test.ts`)

/** They need no database and no process. */
const RULES = ['src/{api,forms,rules,text}', 'matrix', 'support', 'themes'].map(
  (room) => `tests/${room}/**/*.test.ts`,
)

/**
 * What Node runs in a shop, but for what browsers load. Node loads it here, too, once for all tests of a worker, wherever this
 * repository lies. All projects say the same: Vitest remembers of a module who loads it, for every project of a run.
 */
const LOADED_BY_NODE = ['cli', 'contract', 'demo', 'payment', 'publisher', 'running', 'shop-api', 'sites']
const root = fileURLToPath(new URL('./', import.meta.url)).replaceAll(/\W/g, '\\$&')
const external = [
  new RegExp(`^${root}(${LOADED_BY_NODE.join('|')})/(?!stripe/browser)`),
  new RegExp(`^${root}tests/support/spare-databases`),
]

const SETUP = ['tests/support/fail-on-console-error.ts', 'tests/support/remember-passwords.ts']

const setup = {
  server: { deps: { external } },
  // Most code is run a few times: to compile it for speed takes longer than it saves.
  execArgv: [
    '--no-opt',
    '--liftoff-only',
    '--import',
    new URL('shop-api/process/quick-imports.ts', import.meta.url).href,
  ],
  setupFiles: ['tests/support/give-globals-back.ts', ...SETUP],
  // They end what hangs, and time nothing: whatever waits inside a test gives up sooner, and says what it waited for.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
}

/** A page's modules are loaded anew for each file, and wherever a test opens another (`vi.resetModules`). */
const page = { ...setup, isolate: false, setupFiles: ['tests/support/begin-without-pages.ts', ...SETUP] }

export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: 'tests/support/drop-spare-databases.ts',
    sequence: { sequencer: WholeShopsFirst },
    projects: [
      // Files share a worker and its modules, which are loaded once: nothing in them replaces a global or a module.
      {
        test: {
          ...setup,
          name: 'server',
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/e2e/**',
            ...WHOLE_SHOPS,
            ...SHARED_STORE,
            ...PATIENT,
            ...PAGES,
            ...RULES,
            ...FRESH,
          ],
          isolate: false,
        },
      },
      { test: { ...setup, name: 'fresh modules', include: FRESH } },
      { test: { ...setup, name: 'patient', include: PATIENT, isolate: false } },
      { test: { ...page, name: 'patient pages', include: PATIENT_PAGES } },
      { test: { ...setup, name: 'whole shops', include: WHOLE_SHOPS, isolate: false } },
      {
        test: {
          ...setup,
          name: 'shared store',
          include: hasPostgres ? STORES : [],
          exclude: hasS3 && !isLong ? BUCKET : [],
          isolate: false,
          env: { TEST_STORE: 'shared' },
        },
      },
      {
        test: {
          ...setup,
          name: 'real S3',
          include: hasPostgres && hasS3 ? BUCKET : [],
          isolate: false,
          env: { TEST_STORE: 'shared', TEST_S3: 'real' },
        },
      },
      { test: { ...setup, name: 'rules', include: RULES, exclude: PAGES, isolate: false } },
      { test: { ...page, name: 'pages', include: PAGES, exclude: PATIENT_PAGES } },
    ],
  },
})
