import type { Noshi } from '#contract/shapes/noshi.ts'

/** As carts and orders kept it before cords, place and lines were asked for. */
interface EarlierNoshi {
  title: string
  name: string
}

/** A noshi as it was stored, in the shape of today; what nobody was asked for stays unknown. */
export function toNoshi(stored: Noshi | EarlierNoshi | null): Noshi | null {
  if (stored === null || 'names' in stored) return stored
  const { title, name } = stored
  return { mizuhiki: null, placement: null, title, names: name === '' ? [] : [name] }
}

/** Parcels as they were stored, each with its noshi in the shape of today. */
export function toParcels<Parcel extends { noshi: Noshi | null }>(stored: readonly Parcel[]): Parcel[] {
  return stored.map((parcel) => ({ ...parcel, noshi: toNoshi(parcel.noshi) }))
}
