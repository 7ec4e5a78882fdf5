import { toJapanIso } from './japan-time.ts'

/** An instant on Japan's clock, `YYYY.MM.DD H:mm` (behaviour 5.13: the hour without a leading zero). */
export function formatInstant(instant: string): string {
  const iso = toJapanIso(new Date(instant))
  return `${iso.slice(0, 10).replaceAll('-', '.')} ${Number(iso.slice(11, 13))}:${iso.slice(14, 16)}`
}

/** The day of an instant in Japan, `YYYY.MM.DD`. */
export function formatInstantDay(instant: string): string {
  return formatInstant(instant).slice(0, 10)
}
