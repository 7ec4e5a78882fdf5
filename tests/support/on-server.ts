import { describe, expect, test } from 'vitest'
import { ENGINES } from './open-test-db.ts'
import { REDISES } from './test-redis.ts'

/** A suite that needs PostgreSQL; without one, a run that asks for it fails. */
export function onPostgres(name: string, suite: () => void): void {
  register(name, suite, { is_there: ENGINES.includes('postgres'), asked_by: 'REQUIRE_POSTGRES' })
}

/** A suite that needs Redis; without one, a run that asks for it fails. */
export function onRedis(name: string, suite: () => void): void {
  register(name, suite, { is_there: REDISES.length > 0, asked_by: 'REQUIRE_REDIS' })
}

function register(name: string, suite: () => void, server: { is_there: boolean; asked_by: string }): void {
  if (server.is_there) describe(name, suite)
  else
    test(`${name}: left out, as its server is not here`, () =>
      expect(process.env[server.asked_by]).not.toBe('1'))
}
