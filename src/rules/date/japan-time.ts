/** Japan has kept UTC+9 without summer time since 1952, so a fixed offset is exact for every shop's clock. */
const JAPAN_OFFSET_MS = 9 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** A calendar day in Japan, `YYYY-MM-DD`. */
export type JapanDay = string

/** The calendar day an instant falls on in Japan. */
export function toJapanDay(instant: Date): JapanDay {
  return new Date(instant.getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 10)
}

/** The instant of a full hour (0-24) of a day in Japan. */
export function toJapanInstant(day: JapanDay, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + hour * 60 * 60 * 1000 - JAPAN_OFFSET_MS)
}

/** An instant written with Japan's offset, e.g. `2026-11-21T14:00:00+09:00`. */
export function toJapanIso(instant: Date): string {
  return `${new Date(instant.getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 19)}+09:00`
}

export function addDays(day: JapanDay, count: number): JapanDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** 0 Sunday … 6 Saturday. */
export function getWeekday(day: JapanDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
