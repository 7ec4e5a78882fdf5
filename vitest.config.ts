import { defineConfig } from 'vitest/config'

/** Their files share a worker and its modules, which are loaded once: nothing in them replaces a global or a module. */
const SHARED = ['shop-api', 'contract', 'publisher', 'demo', 'cli', 'sites'].map(
  (room) => `tests/${room}/**/*.test.ts`,
)

const test = {
  setupFiles: ['tests/support/fail-on-console-error.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...test, name: 'server', include: SHARED, isolate: false } },
      {
        test: {
          ...test,
          name: 'walls and browser',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/e2e/**', ...SHARED],
        },
      },
    ],
  },
})
