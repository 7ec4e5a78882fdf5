import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { LoadedBundle } from '#publisher/load-bundle.ts'
import { type PublishInput, publishSite } from '#publisher/publish-site.ts'
import { openStore, type Store } from '#publisher/store/open-store.ts'
import { defineSite, type SiteConfig } from '#sites/site-config.ts'
import { type ContentApi, type DemoPage, startContentApi } from './start-content-api.ts'

const folder = new URL('./demo-bundle/', import.meta.url)

export const demoBundle: LoadedBundle = {
  manifest: {
    variant: 'simple',
    theme: 'simple',
    site: null,
    code_hash: 'code-1',
    entry: 'entry.ts',
    client: 'client/',
    overrides: [],
  },
  entry: new URL('entry.ts', folder).href,
  client: fileURLToPath(new URL('client', folder)),
}

export const demoSite = toSite('demo')

export function toSite(name: string): SiteConfig {
  return defineSite({
    name,
    hosts: [`${name}.localhost`],
    origin: `http://${name}.localhost:4321`,
    channel: name,
    api: { default_base: 'http://127.0.0.1:9', base_env: 'UNUSED' },
  })
}

export interface Workshop {
  api: ContentApi
  store: Store
  publish: (change?: Partial<PublishInput>) => ReturnType<typeof publishSite>
}

/** A store in a folder of its own, an API with these pages, and a publish of both; cleaned up with the test. */
export async function openWorkshop(pages: Record<string, DemoPage>): Promise<Workshop> {
  const store = openStore(createFolder(), 'write')
  const api = await startContentApi(pages)
  onTestFinished(async () => {
    store.close()
    await api.stop()
  })
  const now = new Date('2026-07-01T03:00:00Z')
  return {
    api,
    store,
    publish: (change) =>
      publishSite({ site: demoSite, bundle: demoBundle, api: api.base, store, now, workers: 1, ...change }),
  }
}

/** An empty folder that goes with the test. */
export function createFolder(): string {
  const created = mkdtempSync(join(tmpdir(), 'noren-test-'))
  onTestFinished(() => rmSync(created, { recursive: true, force: true }))
  return created
}
