import * as z from 'zod/mini'
import { root } from '../source-files.ts'

/** A file that puts regular expressions together when it runs. */
interface Builder {
  /** How many of its places do. */
  places: number
  /** Runs them with what they are given in a shop; or why nobody else's text comes to them. */
  run: (() => unknown) | string
}

const load = (file: string) => import(/* @vite-ignore */ `${root}${file}`) as Promise<Record<string, never>>
const loadRewrites = async () => {
  const { toShellRewrites } = await import('#publisher/hosting/shell-rewrites.ts')
  return toShellRewrites((await import('#src/routes.ts')).routes)
}

/** Every file that does, by name: whatever is made while these run is looked at like an expression in the code. */
export const builders: Record<string, Builder> = {
  'contract/shapes/rules.ts': {
    places: 2,
    async run() {
      const { dateBirth, decimal } = await import('#contract/shapes/rules.ts')
      dateBirth()
      z.string().check(decimal(2)).safeParse('1.25')
    },
  },
  'publisher/adapter/few-chunks.ts': {
    places: 1,
    run: 'names of modules, while a bundle is built',
  },
  'publisher/cards/read-card.ts': {
    places: 1,
    run: async () => (await import('#publisher/cards/read-card.ts')).readCard('<head></head>'),
  },
  // In the program it writes for Cloudflare: shells of keyed addresses.
  'publisher/export/cloudflare-worker.ts': {
    places: 1,
    async run() {
      const { toKeyPattern } = await import('#publisher/hosting/shell-rewrites.ts')
      return (await loadRewrites()).map((rewrite) => new RegExp(`^${toKeyPattern(rewrite)}$`))
    },
  },
  // In the program it writes for hosts before a closed shop.
  'publisher/export/edge-door.ts': {
    places: 1,
    run: async () => new RegExp((await import('#publisher/hosting/secret-addresses.ts')).toSecretPattern()),
  },
  'publisher/export/write-documents.ts': {
    places: 1,
    run: async () => (await import('#publisher/export/write-documents.ts')).findPictures('', '/storage'),
  },
  'publisher/hosting/shell-rewrites.ts': {
    places: 2,
    async run() {
      const { findShell } = await import('#publisher/hosting/shell-rewrites.ts')
      const rewrites = await loadRewrites()
      for (const rewrite of rewrites) findShell([rewrite], rewrite.to.replaceAll('_', '7'))
    },
  },
  'shop-api/content/fill-terms.ts': { places: 1, run: () => load('shop-api/content/fill-terms.ts') },
  'shop-api/editing/rich-text-images.ts': {
    places: 1,
    run: async () => (await import('#shop-api/editing/rich-text-images.ts')).listImages('<img src="/a">'),
  },
  'shop-api/editing/to-area.ts': {
    places: 1,
    run: async () => (await import('#shop-api/editing/to-area.ts')).toArea('news'),
  },
  'src/routes.ts': {
    places: 1,
    run: async () => (await import('#src/routes.ts')).findRoute('/'),
  },
  'src/rules/order/legal-forms.ts': { places: 2, run: () => load('src/rules/order/legal-forms.ts') },
  'src/rules/order/payer-name.ts': { places: 1, run: () => load('src/rules/order/payer-name.ts') },
}

/** The expressions that are made while this runs. */
export async function watchPatterns(run: () => unknown): Promise<{ source: string; flags: string }[]> {
  const made: { source: string; flags: string }[] = []
  const own = globalThis.RegExp
  globalThis.RegExp = new Proxy(own, {
    construct(target, [source, flags]: [string | RegExp, string | undefined]) {
      const pattern = new target(source, flags)
      made.push({ source: pattern.source, flags: pattern.flags })
      return pattern
    },
  })
  try {
    await run()
  } finally {
    globalThis.RegExp = own
  }
  return made
}
