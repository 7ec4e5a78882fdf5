import type { CartPacking, CartProduct, Leadtime } from '#contract/shapes/cart.ts'

type Values = Readonly<Record<string, string>>

/** Days on which every parcel can come. */
export function listCommonDays(leadtimes: readonly Pick<Leadtime, 'days'>[]): string[] {
  const [first, ...others] = leadtimes.map(({ days }) => new Set(days))
  return [...(first ?? [])].filter((day) => others.every((days) => days.has(day)))
}

/** Slots in which every parcel can come. */
export function listCommonSlots(leadtimes: readonly Pick<Leadtime, 'timezones'>[]): Leadtime['timezones'] {
  const [first, ...others] = leadtimes.map(({ timezones }) => timezones)
  return (first ?? []).filter(({ key }) => others.every((slots) => slots.some((slot) => slot.key === key)))
}

/** Values all of them share; empty where they differ. */
export function findCommon(all: readonly Values[]): Record<string, string> {
  const differing = listDiffering(all)
  return Object.fromEntries(
    Object.entries(all[0] ?? {}).map(([name, value]) => [name, differing.includes(name) ? '' : value]),
  )
}

/** Names of the values that are not the same in all of them. */
export function listDiffering(all: readonly Values[]): string[] {
  const [first = {}, ...others] = all
  return Object.keys(first).filter((name) => others.some((values) => values[name] !== first[name]))
}

/** Whether wrapping, noshi and card can be set for all parcels: something in each may be a gift. */
export function isGiftForAll(
  packings: readonly Pick<CartPacking, 'key'>[],
  lines: readonly { packing_key: CartProduct['packing_key']; product_info: { is_giftable: boolean } }[],
): boolean {
  const gifts = new Set(
    lines.filter(({ product_info }) => product_info.is_giftable).map(({ packing_key }) => packing_key),
  )
  return packings.every(({ key }) => gifts.has(key))
}
