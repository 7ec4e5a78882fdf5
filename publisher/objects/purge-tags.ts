import { toNumber } from './shards.ts'

/** On every answer of a site that a CDN keeps. */
export const toSiteTag = (site: string) => `${site}:site`

/** Of everything that depends on what is at an address, with a slash at its end or without. */
export function toPathTag(site: string, path: string): string {
  return `${site}:at:${toNumber(path.replace(/\/$/, '')).toString(16)}`
}

/** Of `live.json`, where an edge keeps it. */
export const toLiveTag = (site: string) => `${site}:live`
