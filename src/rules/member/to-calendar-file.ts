export interface YearlyEntry {
  /** Unique in the world and the same in every file, so that a calendar replaces what it imported before. */
  uid: string
  month: number
  date: number
  summary: string
}

/**
 * Days that return every year as iCalendar (RFC 5545), each with a reminder a week before. 29 February is the last
 * day of February in other years.
 */
export function toCalendarFile(
  entries: readonly YearlyEntry[],
  { now, name }: { now: Date; name: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Noren//Memorials//JA',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap((entry) => toEvent(entry, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function toEvent({ uid, month, date, summary }: YearlyEntry, now: Date): string[] {
  const isLeapDay = month === 2 && date === 29
  // A leap year as the start of 29 February, or there would be no such day.
  const year = isLeapDay ? now.getUTCFullYear() - (now.getUTCFullYear() % 4) : now.getUTCFullYear()
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${year}${pad(month)}${pad(date)}`,
    `RRULE:FREQ=YEARLY${isLeapDay ? ';BYMONTH=2;BYMONTHDAY=-1' : ''}`,
    `SUMMARY:${escapeText(summary)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    'TRIGGER:-P7D',
    'END:VALARM',
    'END:VEVENT',
  ]
}

const pad = (number: number) => String(number).padStart(2, '0')

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** At most 75 bytes a line, never inside a letter; a continued line starts with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let folded = ''
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += letter
    bytes += size
  }
  return folded
}
