import { ORDER_FILES } from '#src/text/order/order-files.ts'

/** A time slot's key or name as hours, e.g. `14-16` → `1416`; undefined for none, and for what says no hours. */
export function toHours(slot: string | null): string | undefined {
  if (slot === null) return undefined
  if (ORDER_FILES.morning.test(slot)) return '0812'
  const hours =
    slot
      .normalize('NFKC')
      .match(/\d{1,2}(?=\D|$)/g)
      ?.slice(0, 2) ?? []
  return hours.length === 2 ? hours.map((hour) => hour.padStart(2, '0')).join('') : undefined
}
