/** Addresses at the API and folders beside it that a shop's prefix must not take. */
export const RESERVED_SHOP_NAMES = [
  'admin',
  'api',
  'dev',
  'hooks',
  'livez',
  'openapi',
  'preview',
  'public',
  'readyz',
  'reference',
  'storage',
  'v1',
] as const

/** Letters a to z, digits and single hyphens; it names a folder, a host and the prefix of the shop's calls. */
const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

export const LONGEST_SHOP_NAME = 40

export type ShopNameFault = 'form' | 'length' | 'reserved'

/** What keeps a name from being a shop's; undefined for a good one. */
export function findShopNameFault(name: string): ShopNameFault | undefined {
  if (name.length > LONGEST_SHOP_NAME) return 'length'
  if (!KEBAB.test(name)) return 'form'
  return RESERVED_SHOP_NAMES.some((word) => word === name) ? 'reserved' : undefined
}
