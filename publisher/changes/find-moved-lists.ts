import type { StoredDocument } from '../store/stored-document.ts'

export interface Moved {
  /** Tags of the lists an entry entered, left or moved in (without the site). */
  lists: string[]
  /** Tags of entries whose pages may show it now. */
  neighbours: string[]
}

/**
 * Compares the tags of an entry's own page before and after (src/content-loaders/listing-tags.ts): equal ones mean that no
 * list knows the difference.
 */
export function findMovedLists(
  site: string,
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
): Moved {
  const old = before?.tags ?? []
  const now = after?.tags ?? []
  if (toListing(site, old).join() === toListing(site, now).join()) return { lists: [], neighbours: [] }
  return {
    lists: pick(site, 'in', [...old, ...now]),
    neighbours: pick(site, 'beside', [...old, ...now]),
  }
}

/** Whether the entry's cards still say the same: its own page tells, before and after. */
export function hasSameCard(
  site: string,
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
): boolean {
  const [old, now] = [before, after].map((document) => pick(site, 'looks', document?.tags ?? []).join())
  return Boolean(old) && old === now
}

/**
 * A page that may have been rendered later than lists and cards that show its entry: that it says the same as its next version
 * does not mean that they do. Without these tags every comparison says that something changed.
 */
export function withoutDigests(site: string, page: StoredDocument): StoredDocument {
  const isDigest = (tag: string) => /^(facts|looks):/.test(tag.slice(site.length + 1))
  return { ...page, tags: page.tags.filter((tag) => !isDigest(tag)) }
}

function toListing(site: string, tags: string[]): string[] {
  return tags.filter((tag) => /^(in|beside|facts):/.test(tag.slice(site.length + 1)))
}

function pick(site: string, kind: string, tags: string[]): string[] {
  const prefix = `${site}:${kind}:`
  const found = tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length))
  return [...new Set(found)]
}
