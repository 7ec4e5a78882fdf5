import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['bench/faulty-checkouts.test.ts'] } })
