import { readPathParams } from '#src/rules/page/path-params.ts'
import { getPageQuery } from '#src/site/page-query.ts'
import { SECRET_PREFIX } from '#src/stores/session/kept-secrets.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

const KEY = `${SECRET_PREFIX}gift_key`

/**
 * Which gift this page is about: the key of its address, else (behaviour 9.1: it may be left out) the last gift opened
 * in this tab. Empty when neither names one.
 */
export function getGiftKey(): string {
  const named = readKey()
  if (named) setStored('session', KEY, named)
  const kept = named || getStored('session', KEY)
  return typeof kept === 'string' ? kept : ''
}

function readKey(): string {
  const token = getPageQuery().get('token')
  return (
    token ?? readPathParams('/social-gift/{resourceKey}/{step}', location.pathname)?.['resourceKey'] ?? ''
  )
}
