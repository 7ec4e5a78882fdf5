import { findTakenHost, type SiteFile } from '#sites/load-sites.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { toSentence } from '#publisher/publish-error.ts'

/** A folder is looked at so often; its host may tell nobody when a file comes. */
const EVERY_MS = 2_000

export interface WatchOptions {
  /** Sites that are served already. */
  known: readonly SiteConfig[]
  /** Sites whose file can be read, and whose hosts belong to one of those. */
  waiting?: readonly SiteConfig[]
  /** The files as they were before those sites were read: whatever was saved since is new. */
  listed: readonly SiteFile[]
  list: () => Promise<SiteFile[]>
  load: (file: SiteFile) => Promise<SiteConfig>
  /** What came and what went since the last look. A site whose file was saved again does both. */
  onChange: (change: SiteChange) => Promise<void>
  /** Told why a file cannot be taken up; once for each save of it. */
  say: (line: string) => void
  every_ms?: number
}

export interface SiteChange {
  all: readonly SiteConfig[]
  added: readonly SiteConfig[]
  removed: readonly SiteConfig[]
}

/**
 * Takes up sites that come and lets go of those that leave, each alone. A file that cannot be read leaves its site as it
 * was; one that names a host of another site waits until that one lets it go. @returns ends it
 */
export function watchSites(options: WatchOptions): () => Promise<void> {
  const { list, load, onChange, say, every_ms = EVERY_MS } = options
  const sites = new Map(options.known.map((site) => [`${site.name}.ts`, site]))
  const seen = new Map(options.listed.map(({ file, saved_at }) => [file, saved_at]))
  /** By their file: read, and not taken up yet. */
  const read = new Map((options.waiting ?? []).map((site) => [`${site.name}.ts`, site]))

  async function look(): Promise<void> {
    const files = await list()
    const there = new Set(files.map(({ file }) => file))
    const saved = files.filter(({ file, saved_at }) => seen.get(file) !== saved_at)
    const gone = [...seen.keys()].filter((file) => !there.has(file))
    const removed = gone.flatMap((file) => sites.get(file) ?? [])
    for (const file of gone) [seen, sites, read].forEach((map) => map.delete(file))
    const refuse = (file: string, reason: string) =>
      say(`${file}: ${reason}${sites.has(file) ? ' The site stays as it was.' : ''}`)
    for (const file of saved) {
      seen.set(file.file, file.saved_at)
      read.delete(file.file)
      await load(file).then(
        (site) => void read.set(file.file, site),
        (error: unknown) => refuse(file.file, toSentence(error)),
      )
    }
    const added: SiteConfig[] = []
    for (const [file, site] of read) {
      const old = sites.get(file)
      const taken = findTakenHost(
        site,
        [...sites.values()].filter((one) => one !== old),
      )
      if (taken) {
        if (saved.some((one) => one.file === file)) refuse(file, taken)
        continue
      }
      read.delete(file)
      if (old) removed.push(old)
      sites.set(file, site)
      added.push(site)
    }
    if (added.length + removed.length > 0) await onChange({ all: [...sites.values()], added, removed })
  }

  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => say(toSentence(error)))
      .finally(() => (looking = undefined))
  }, every_ms)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
