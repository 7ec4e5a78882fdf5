import { BlockList, isIP } from 'node:net'
import { CannotStart } from '#shop-api/process/cannot-start.ts'

/** Words that stand for networks nobody outside can send from. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Our own origin on the same machine. */
export const DEFAULT_TRUSTED_PROXIES = 'loopback'

/**
 * Reads TRUSTED_PROXIES: addresses and networks between commas (`10.0.3.7`, `173.245.48.0/20`, `2400:cb00::/32`), and
 * the words `loopback` and `private`.
 * @throws CannotStart naming what cannot be understood
 */
export function parseTrustedProxies(text: string): BlockList {
  const trusted = new BlockList()
  const words = text.split(',').map((word) => word.trim())
  for (const network of words.filter(Boolean).flatMap((word) => NAMED[word] ?? [word])) {
    const [address = '', bits, ...rest] = network.split('/')
    const family = isIP(address)
    const longest = family === 4 ? 32 : 128
    const length = bits === undefined ? longest : Number(bits)
    const isWhole = Number.isInteger(length) && length >= 0 && length <= longest && bits !== ''
    if (family === 0 || !isWhole || rest.length > 0)
      throw new CannotStart(
        `TRUSTED_PROXIES cannot contain '${network}'; give addresses, networks such as 10.0.0.0/8, loopback or private.`,
      )
    trusted.addSubnet(address, length, toFamily(family))
  }
  return trusted
}

/**
 * The visitor's address. Every proxy appends whom it was asked by to `X-Forwarded-For`, so the list is read from its
 * end, as far as those who wrote it are trusted; what stands before that is only a claim.
 *
 * @param peer whoever opened the connection
 * @param forwarded the header as it came
 */
export function findVisitor(peer: string, forwarded: string | undefined, trusted: BlockList): string {
  const chain = [...(forwarded ?? '').split(','), peer].map(toPlainAddress).filter(Boolean)
  const stranger = chain.findLastIndex((address) => !isTrusted(address, trusted))
  // Every proxy is trusted: the farthest one is the closest we know to the visitor.
  const visitor = chain[Math.max(stranger, 0)] ?? peer
  // A trusted proxy passed nonsense on, so the proxy itself is all we know.
  return isIP(visitor) ? visitor : (chain[stranger + 1] ?? peer)
}

/** `[::1]:443`, `10.0.0.1:5000` and `::ffff:127.0.0.1` as the address they mean. */
function toPlainAddress(written: string): string {
  const text = written.trim().replace(/^"|"$/g, '')
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, '')
}

export function isTrusted(written: string, trusted: BlockList): boolean {
  const address = toPlainAddress(written)
  const family = isIP(address)
  return family !== 0 && trusted.check(address, toFamily(family))
}

function toFamily(family: number): 'ipv4' | 'ipv6' {
  return family === 4 ? 'ipv4' : 'ipv6'
}
