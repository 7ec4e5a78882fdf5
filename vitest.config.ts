import { defineConfig } from 'vitest/config'

/** They publish whole shops or start processes and end them, which takes minutes: `npm run verify` leaves them out. */
const WHOLE_SHOPS = [
  'back-office/*',
  'cli/*',
  'publisher/{faults,policy,warm-cold}/*',
  'publisher/export/{edge-closed,hosts,interrupted,nginx}',
  'publisher/on-demand/{first-visit,real-pages}',
  'shop-api/{production-walk,server}',
  'shop-api/db/open-db',
  'shop-api/process/restart',
  'shop-api/publishing/kill-server',
].map((name) => `tests/${name}.test.ts`)

const SERVER = ['contract', 'demo', 'publisher', 'shop-api', 'sites'].map(
  (room) => `tests/${room}/**/*.test.ts`,
)

const setup = {
  setupFiles: ['tests/support/fail-on-console-error.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Files share a worker and its modules, which are loaded once: nothing in them replaces a global or a module.
      { test: { ...setup, name: 'server', include: SERVER, exclude: WHOLE_SHOPS, isolate: false } },
      { test: { ...setup, name: 'whole shops', include: WHOLE_SHOPS, isolate: false } },
      {
        test: {
          ...setup,
          name: 'walls and browser',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/e2e/**', ...SERVER, ...WHOLE_SHOPS],
        },
      },
    ],
  },
})
