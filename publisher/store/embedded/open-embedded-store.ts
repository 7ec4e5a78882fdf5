import type { ReleaseView, SiteStore, Store } from '../store.ts'
import type { DocumentKind } from '../stored-document.ts'
import { completePage } from './complete-page.ts'
import { openDeliveries } from './deliveries.ts'
import { diffReleases, listChangedPaths } from './diff-releases.ts'
import { openStoreFolder } from './open-store-folder.ts'
import { getPin } from './pins.ts'
import { pruneReleases } from './prune-releases.ts'
import { beginRelease } from './release-draft.ts'
import {
  countLeftOut,
  listOlderAssets,
  listPathsByTag,
  listPathsByTagRange,
  openView,
} from './release-view.ts'
import { confirmRelease, getHead, getLive, listReleases, switchLive } from './releases.ts'
import { removeSite } from './remove-site.ts'
import { openServedSite } from './served-site.ts'
import type { StoreFolder } from './store-folder.ts'

/**
 * A store in a folder. Any number of processes may read; one may write, and on opening it undoes what a publisher that
 * died had begun.
 *
 * Its calls do their work before they return, so that nothing else of this process comes in between.
 *
 * @throws {Error} one sentence: another publisher is writing, or the folder cannot be used
 */
export function openEmbeddedStore(folder: string, mode: 'read' | 'write'): Store {
  const opened = openStoreFolder(folder, mode)
  return {
    folder,
    site: (name) => openSite(opened, name),
    deliveries: openDeliveries(opened),
    for_hosts: undefined,
    openServed: async () => ({
      folder,
      site: (name) => openServedSite(opened, name),
      kept: () => {},
      close: async () => {},
    }),
    async check() {
      const [row] = opened.index.prepare('PRAGMA quick_check').all()
      const answer = String(Object.values(row ?? {})[0])
      if (answer !== 'ok') throw new Error(`The index in ${folder} is broken: ${answer}.`)
    },
    close: async () => opened.close(),
  }
}

function openSite(opened: StoreFolder, name: string): SiteStore {
  return {
    name,
    blobs: opened.blobs(name),
    listReleases: async () => listReleases(opened, name),
    getHead: async () => getHead(opened, name),
    getLive: async () => getLive(opened, name),
    getPin: async () => getPin(opened, name),
    switchLive: async (release, pin) => switchLive(opened, name, release, pin),
    confirmRelease: async (release, inputs_hash, content_version) =>
      confirmRelease(opened, release, inputs_hash, content_version),
    openView: (release) => toReleaseView(opened, name, release),
    listPathsByTag: async (tags) => listPathsByTag(opened, name, tags),
    listPathsByTagRange: async (range) => listPathsByTagRange(opened, name, range),
    listOlderAssets: async () => listOlderAssets(opened, name),
    countLeftOut: async (release) => countLeftOut(opened, name, release),
    diffReleases: async (from, to) => diffReleases(opened, name, from, to),
    listChangedPaths: async (from, to) => listChangedPaths(opened, name, from, to),
    beginRelease: async (release) => beginRelease(opened, { site: name, ...release }),
    sendBytes: async () => {},
    // One process writes the folder, and asks for each page once.
    claimPage: async () => true,
    leavePage: async () => {},
    completePage: (release, page) => completePage(opened, name, release, page),
    pruneReleases: async (kept, now) => pruneReleases(opened, name, kept, now),
    remove: async () => removeSite(opened, name),
  }
}

function toReleaseView(opened: StoreFolder, site: string, release: number): ReleaseView {
  const view = openView(opened, site, release)
  return {
    get: async (path) => view.get(path),
    async getMany(paths) {
      const found = [...paths].map((path) => [path, view.get(path)] as const)
      return new Map(found.flatMap(([path, document]) => (document ? [[path, document]] : [])))
    },
    async *list(kind?: DocumentKind) {
      yield* view.list(kind)
    },
  }
}
