import { readPathParams } from '#src/rules/path-params.ts'
import { getStored, setStored } from './storage.ts'

const KEY = 'noren.gift-key'

/**
 * Which gift this page is about: the key of its address, else (spec §2: it may be left out) the gift this tab opened
 * last. Empty when neither names one.
 */
export function getGiftKey(): string {
  const named = readKey()
  if (named) setStored('session', KEY, named)
  const kept = named || getStored('session', KEY)
  return typeof kept === 'string' ? kept : ''
}

function readKey(): string {
  const token = new URL(location.href).searchParams.get('token')
  return (
    token ?? readPathParams('/social-gift/{resourceKey}/{step}', location.pathname)?.['resourceKey'] ?? ''
  )
}
