import { atom } from 'nanostores'
import { leaveForMaintenance, type Maintenance } from '#src/site/maintenance-gate.ts'

/** What the API said with its last 503 (behaviour 1.2): what the maintenance screen shows. Null before one. */
export const $maintenance = atom<Maintenance | null>(null)

/** Tag container the maintenance screen runs, where tags may run; null for none. */
export const $maintenanceTag = atom<string | null>(null)

/** Any 503: keeps what the screen shows and goes there, unless already there (behaviour 1.2). */
export function reportMaintenance(maintenance: Maintenance | null): void {
  $maintenance.set(maintenance)
  leaveForMaintenance(maintenance)
}
