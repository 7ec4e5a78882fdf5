import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['bench/cluster-faults/shoppers.test.ts'] } })
