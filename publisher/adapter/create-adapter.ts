import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** What happens when the bundle of a variant is done: its folders, as file URLs. */
export type WhenBundled = (built: { client: URL; server: URL }) => Promise<void>

/** The Astro adapter that keeps the server bundle for the publisher instead of starting a server with it. */
export function createAdapter(whenBundled: WhenBundled): AstroIntegration {
  let folders: { client: URL; server: URL }
  return {
    name: 'noren',
    hooks: {
      'astro:config:done': ({ setAdapter, config }) => {
        folders = { client: config.build.client, server: config.build.server }
        setAdapter({
          name: 'noren',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('./entry.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: { serverOutput: 'stable' },
        })
      },
      'astro:build:done': async () => {
        await whenBundled(folders)
      },
    },
  }
}
