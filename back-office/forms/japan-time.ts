const format = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `2026/11/24 9:05`, in Japan, wherever the browser is. */
export function formatJapanTime(instant: string): string {
  return format.format(new Date(instant))
}

/** What `<input type="datetime-local">` holds, as Japan's clocks show it; empty for null. */
export function toJapanInput(instant: string | null | undefined): string {
  if (!instant) return ''
  return new Date(new Date(instant).getTime() + 9 * 3_600_000).toISOString().slice(0, 16)
}

/** The instant Japan's clocks show that. */
export function fromJapanInput(text: string): string | null {
  return text === '' ? null : new Date(`${text}:00+09:00`).toISOString()
}
