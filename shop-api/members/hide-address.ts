import { isIPv6 } from 'node:net'

/** An address with what tells one household from its neighbours hidden: `203.0.113.*`, `2001:db8:1:*`. */
export function hideAddress(address: string): string {
  if (!isIPv6(address)) return address.includes('.') ? address.replace(/\.[^.]*$/, '.*') : '*'
  const [head = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean).slice(0, 3)
  return groups.length === 0 ? '*' : `${groups.join(':')}:*`
}
