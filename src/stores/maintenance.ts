import { atom } from 'nanostores'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { goTo } from './go-to.ts'
import { onBrowserMount } from './on-browser-mount.ts'
import { getStored, setStored } from './storage.ts'

/** Spec §4: title, message and tag id of the maintenance screen. */
export type Maintenance = NonNullable<ErrorBody['maintenance']>

const KEY = 'noren.maintenance'
const SCREEN = '/maintenance/'

/** What the API said with its last 503; null before one. */
export const $maintenance = atom<Maintenance | null>(null)

onBrowserMount($maintenance, () => {
  $maintenance.set(getStored('session', KEY) as Maintenance | null)
})

/** Any 503: keeps what the screen shows and goes there, unless already there (spec §4 HTTP handling). */
export function reportMaintenance(maintenance: Maintenance | null): void {
  $maintenance.set(maintenance)
  setStored('session', KEY, maintenance)
  if (location.pathname !== SCREEN) goTo(SCREEN)
}
