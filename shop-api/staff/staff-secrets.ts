import { createHash, timingSafeEqual } from 'node:crypto'
import { toEnvName } from '#contract/to-env-name.ts'

/** By the name of a shop's channel: the tokens of the environment that open the staff's side of it, for programs. */
export type StaffSecrets = (channel: string) => { tokens: readonly string[] }

/** ADMIN_TOKEN_<SHOP> is one shop's (`moto-parts` → `ADMIN_TOKEN_MOTO_PARTS`), ADMIN_TOKEN the installation's. */
export function readStaffSecrets(env: Record<string, string | undefined>): StaffSecrets {
  return (channel) => {
    const own = `ADMIN_TOKEN_${toEnvName(channel)}`
    return { tokens: [env[own], env['ADMIN_TOKEN']].flatMap((token) => token || []) }
  }
}

/** Compares in constant time, so the time does not tell how much was right. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(toDigest(given), toDigest(expected))
}

const toDigest = (text: string) => createHash('sha256').update(text).digest()
