import type { ShopEntry, ShopInput } from '#contract/shapes/shops.ts'
import { describeLeft, describeState } from './describe-shop.ts'
import { type Installation, RefusedError } from './installation.ts'
import { hasSiteFile, toFileName, toSite, writeSiteFile } from './site-file.ts'

/** The shop of that name, if there is one. */
export async function findShop({ call }: Installation, channel: string): Promise<ShopEntry | undefined> {
  return call('GET /v1/admin/shops/{channel}', { params: { channel } }).catch((error: unknown) => {
    if (error instanceof RefusedError && error.status === 404) return undefined
    throw error
  })
}

/** What is said to the operator, and to programs. */
export interface AddedShop {
  shop: ShopEntry
  /** Where its first owner comes in, once; null for a shop that was there already. */
  invitation: string | null
  site_file: string
  admin: string
  words: string
}

/**
 * Makes a shop at the API, and then its site file. A second run finds what is there and does the rest.
 * @param readInput asked only when there is no such shop yet
 */
export async function addShop(
  installation: Installation,
  channel: string,
  readInput: () => Promise<ShopInput>,
): Promise<AddedShop> {
  const { address, call } = installation
  const known = await findShop(installation, channel)
  const made = known ? undefined : await call('POST /v1/admin/shops', { body: await readInput() })
  const shop = known ?? (await findShop(installation, channel))!
  const site_file = toFileName(channel)
  const hadFile = hasSiteFile(channel)
  // Last: whoever serves takes it up at once.
  if (!hadFile) writeSiteFile(toSite(channel, channel, shop.origin ?? `http://${channel}.localhost:4321`))
  const admin = `${address}/${channel}/admin/`
  const invitation = made ? `${admin}#/invitation/${made.token}` : null
  const { state } = shop
  const { steps } = await call('GET /v1/admin/opening', {}, channel)
  const words = [
    made
      ? `${shop.name} is made: channel ${channel}, theme ${shop.theme}, ${describeState(state)}.`
      : `${shop.name} is there already: channel ${channel}, theme ${shop.theme}, ${describeState(state)}.`,
    hadFile ? `${site_file} is there already.` : `${site_file} is written.`,
    made && `\nIts owner comes in here, once, within seven days:\n  ${invitation}`,
    state !== 'open' && `\n${describeLeft(steps, admin)}`,
    state !== 'open' && `Then: npm run noren -- shop open ${channel}`,
    'A running `noren serve` takes it up by itself.',
  ]
  return { shop, invitation, site_file, admin, words: words.filter(Boolean).join('\n') }
}
