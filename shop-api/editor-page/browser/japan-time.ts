const OFFSET_MS = 9 * 60 * 60 * 1000

/** An instant as a field of date and time shows it, on the clock of Japan wherever the editor sits. */
export function toJapanField(instant: string | null): string {
  return instant === null ? '' : new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(0, 16)
}

/** What was typed into it, as an instant; null when nothing was. */
export function fromJapanField(value: string): string | null {
  return value === '' ? null : new Date(`${value}:00+09:00`).toISOString()
}

/** `2026.12.24 9:00` (behaviour 5.13). */
export function formatJapanTime(instant: string): string {
  const [day = '', time = ''] = toJapanField(instant).split('T')
  return `${day.replaceAll('-', '.')} ${time.replace(/^0/, '')}`
}
