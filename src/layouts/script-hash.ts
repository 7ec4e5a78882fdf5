import { createHash } from 'node:crypto'

/** The hash by which a page's policy allows an inline script (CSP Level 3, §2.3.1). There is no other way. */
export function toScriptHash(script: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
