import { createHash } from 'node:crypto'

/** What a page's policy allows an inline script by (CSP Level 3, §2.3.1): there is no other way in for one. */
export function toScriptHash(script: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
