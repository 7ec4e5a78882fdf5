import { formatNumber } from './format-yen.ts'

/** `+120` or `-300`: what came and what went. */
export function formatSigned(count: number): string {
  return `${count > 0 ? '+' : ''}${formatNumber(count)}`
}
