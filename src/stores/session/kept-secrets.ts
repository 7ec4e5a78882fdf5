import { listStored } from '#src/stores/page/storage.ts'

/** Prefix of everything this tab keeps about an address with a secret. */
export const SECRET_PREFIX = 'noren.secret.'

/**
 * Whether this tab keeps a secret: the gift it opened, or an address that a login leads back to. Scripts of other companies
 * could read it, so none is loaded meanwhile.
 */
export function keepsSecret(): boolean {
  return listStored('session').some((key) => key.startsWith(SECRET_PREFIX))
}
