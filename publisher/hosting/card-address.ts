import { toAddress } from '../render/document-path.ts'

const cardAddress = /^\/og(\/(?:.+\/)?)([0-9a-f]{12}|card)\.jpg$/

/** @param path of the page, decoded, with a trailing slash; without a hash: what the page says before it is finished */
export function toCardPath(path: string, hash = 'card'): string {
  return `/og${toAddress(path)}${hash}.jpg`
}

/** The page and the hash an address names. @param path decoded */
export function parseCardPath(path: string): { page: string; hash: string } | undefined {
  const [, page, hash] = cardAddress.exec(path) ?? []
  return page && hash ? { page, hash } : undefined
}
