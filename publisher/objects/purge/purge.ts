import { setTimeout as wait } from 'node:timers/promises'
import type { ObjectTarget } from '#sites/site-config.ts'
import { toLiveTag, toPathTag, toSiteTag } from '../purge-tags.ts'
import type { Env, Purge } from './ask-cdn.ts'
import { openCloudflare } from './cloudflare.ts'
import { openCloudfront } from './cloudfront.ts'
import { openFastly } from './fastly.ts'

const PAUSES_MS = [200, 1_000]
/** More is cheaper as one purge of the whole site. */
const MOST_TAGS = 50

/** @throws {Error} one sentence that names the variable that is missing */
export function openPurge(target: ObjectTarget, site: string, env: Env): Purge {
  if (target === 'cloudflare')
    // The program keeps nothing under an address but `live.json`; all else is named by its content.
    return { toTags: (site) => [toLiveTag(site)], purge: persistently(openCloudflare(site, env)) }
  if (target === 'fastly')
    return { toTags: (site) => [toLiveTag(site)], purge: persistently(openFastly(site, env)) }
  if (target === 'cloudfront') return { toTags: toPageTags, purge: persistently(openCloudfront(site, env)) }
  return { toTags: () => [], purge: async () => {} }
}

function toPageTags(site: string, paths: readonly string[]): string[] {
  const tags = [...new Set(paths.map((path) => toPathTag(site, path)))]
  return tags.length > MOST_TAGS ? [toSiteTag(site)] : tags
}

/** What was owed and what is: the whole site when it is much. */
export function joinTags(site: string, ...lists: readonly string[][]): string[] {
  const tags = [...new Set(lists.flat())]
  return tags.length > MOST_TAGS || tags.includes(toSiteTag(site)) ? [toSiteTag(site)] : tags
}

function persistently(once: (tags: readonly string[]) => Promise<void>): Purge['purge'] {
  return async (tags) => {
    for (const pause_ms of PAUSES_MS) {
      const isDone = await once(tags).then(
        () => true,
        () => false,
      )
      if (isDone) return
      await wait(pause_ms)
    }
    await once(tags)
  }
}
