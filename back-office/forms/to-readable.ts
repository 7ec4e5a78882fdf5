import { REACT_ADMIN_TEXT } from '#src/text/back-office/react-admin.ts'
import { formatJapanTime } from './japan-time.ts'

/** Any value of a form as people read it; rich text without its tags, a list line by line. */
export function toReadable(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return REACT_ADMIN_TEXT.ra.boolean[value ? 'true' : 'false']
  if (typeof value === 'number') return value.toLocaleString('ja-JP')
  if (typeof value === 'string') return toPlain(value)
  if (Array.isArray(value)) return value.map(toReadable).join('\n')
  if (typeof value !== 'object') return ''
  return Object.values(value).map(toReadable).filter(Boolean).join(' · ')
}

function toPlain(text: string): string {
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatJapanTime(text)
  if (!/<\w[^<>]*>/.test(text)) return text
  const { body } = new DOMParser().parseFromString(
    text.replace(/<\/(p|h\d|li|tr|div)>|<br\s*\/?>/g, '\n$&'),
    'text/html',
  )
  return body.textContent.trim()
}
