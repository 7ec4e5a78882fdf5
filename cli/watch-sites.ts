import type { SiteFile } from '#sites/load-sites.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { toSentence } from '#publisher/publish-error.ts'

/** A folder is looked at so often; its host may tell nobody when a file comes. */
const EVERY_MS = 2_000

export interface WatchOptions {
  /** Sites that are served already. */
  known: readonly SiteConfig[]
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
 * was. @returns ends it
 */
export function watchSites(options: WatchOptions): () => Promise<void> {
  const { list, load, onChange, say, every_ms = EVERY_MS } = options
  const sites = new Map(options.known.map((site) => [`${site.name}.ts`, site]))
  const seen = new Map(options.listed.map(({ file, saved_at }) => [file, saved_at]))

  async function look(): Promise<void> {
    const files = await list()
    const there = new Set(files.map(({ file }) => file))
    const saved = files.filter(({ file, saved_at }) => seen.get(file) !== saved_at)
    const gone = [...seen.keys()].filter((file) => !there.has(file))
    const removed = gone.flatMap((file) => sites.get(file) ?? [])
    for (const file of gone) [seen, sites].forEach((map) => map.delete(file))
    const added: SiteConfig[] = []
    for (const file of saved) {
      seen.set(file.file, file.saved_at)
      await load(file).then(
        (site) => {
          const old = sites.get(file.file)
          if (old) removed.push(old)
          sites.set(file.file, site)
          added.push(site)
        },
        (error: unknown) => {
          const kept = sites.has(file.file) ? ' The site stays as it was.' : ''
          say(`${file.file}: ${toSentence(error)}${kept}`)
        },
      )
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
