import type { StoreFolder } from './store-folder.ts'

/** The release a site stays at although newer ones may exist; undefined when it follows its editors. */
export function getPin(store: StoreFolder, site: string): number | undefined {
  const row = store.index.prepare('SELECT release FROM pins WHERE site = ?').get(site)
  return row && Number(row['release'])
}

/** Keeps a site where it is, or lets it go (`null`); edits made meanwhile are published with the next round. */
export function setPin(store: StoreFolder, site: string, release: number | null): void {
  if (release === null) store.index.prepare('DELETE FROM pins WHERE site = ?').run(site)
  else {
    store.index
      .prepare('INSERT INTO pins (site, release) VALUES (?, ?) ON CONFLICT (site) DO UPDATE SET release = ?')
      .run(site, release, release)
  }
}
