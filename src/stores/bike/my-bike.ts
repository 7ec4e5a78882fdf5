import { getStored, setStored } from '#src/stores/page/storage.ts'
import { MY_BIKES } from './bike-keys.ts'

/** A bike as this browser remembers it: enough to name it and to link to it without a call. */
export interface KnownBike {
  key: string
  /** Maker and model. */
  name: string
  /** `2017〜2021`, `2022〜`. */
  years: string
  /** Page of its model: `/bike/<maker>/<model>/`. */
  href: string
}

/** As many as the API keeps for a member. */
const KEPT = 20

/** Bikes this browser knows: the chosen one first, then those chosen last. */
export function listMyBikes(): KnownBike[] {
  return read().bikes
}

/** The bike that lists are narrowed to and products are judged for. */
export function findMyBike(): KnownBike | undefined {
  const { bikes, chosen } = read()
  return bikes.find(({ key }) => key === chosen)
}

/** Chooses a bike, a new one too. Null: none is chosen, all are kept. */
export function chooseMyBike(bike: KnownBike | null): void {
  const others = listMyBikes().filter(({ key }) => key !== bike?.key)
  keepMyBikes(bike ? [bike, ...others] : others, bike?.key)
}

/** Takes a bike off the list. When it was chosen, none is. */
export function forgetMyBike(key: string): void {
  const { bikes, chosen } = read()
  keepMyBikes(
    bikes.filter((one) => one.key !== key),
    chosen === key ? undefined : chosen,
    key,
  )
}

/** Replaces the list. @param chosen key of one of them @param forgotten key of the one the shopper took off */
export function keepMyBikes(bikes: readonly KnownBike[], chosen?: string, forgotten?: string): void {
  const { account } = read()
  setStored('local', MY_BIKES, bikes[0] || account ? { bikes: bikes.slice(0, KEPT), chosen, account } : null)
  document.dispatchEvent(new window.CustomEvent(MY_BIKES, { detail: forgotten }))
}

/** Calls when the list or the choice changes, in this tab or in another. @returns what stops it */
export function onMyBikeChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === MY_BIKES || key === null) listener()
  }
  document.addEventListener(MY_BIKES, listener)
  // A page the browser kept hears of nothing meanwhile.
  const onBack = ({ persisted }: PageTransitionEvent) => persisted && listener()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onBack)
  return () => {
    window.removeEventListener('pageshow', onBack)
    document.removeEventListener(MY_BIKES, listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** What is known of the member's account (`member-bikes.ts`). */
export const readAccount = (): unknown => read().account

export function keepAccount(account: object): void {
  setStored('local', MY_BIKES, { ...read(), account })
}

function read(): { bikes: KnownBike[]; chosen?: string; account?: object } {
  const stored = getStored('local', MY_BIKES) as { bikes?: unknown; chosen?: string; account?: object } | null
  if (!Array.isArray(stored?.bikes)) return { bikes: [] }
  return { ...stored, bikes: stored.bikes.filter(isKnownBike).slice(0, KEPT) }
}

/** Anything may stand in a storage; a link in it may lead nowhere else. */
function isKnownBike(one: Partial<KnownBike> | null): one is KnownBike {
  return (
    [one?.key, one?.name, one?.years].every((value) => value && typeof value === 'string') &&
    /^\/bike\/[^/]+\/[^/]+\/$/.test(`${one?.href}`)
  )
}
