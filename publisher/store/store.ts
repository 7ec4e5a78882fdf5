import type { PublishReceipt } from '#contract/publish-hook.ts'
import type { SitemapPages } from '../files/build-sitemaps.ts'
import type { MadeOf, NewRelease, Release, ReleaseStats } from './release.ts'
import type { DocumentKind, StoredDocument } from './stored-document.ts'

/**
 * Everything that was published and what is being published. `embedded/` keeps it in SQLite and a folder, for one machine;
 * `shared/` in PostgreSQL and S3, for many.
 */
export interface Store {
  /** Of this machine: bytes that were rendered here, and cards that were drawn here. */
  readonly folder: string
  site(name: string): SiteStore
  readonly deliveries: Deliveries
  /** What other machines render with; undefined where no other machine can ask. */
  readonly for_hosts: HostSupplies | undefined
  /** What an origin on this machine answers from. @throws {Error} one sentence: another origin holds the same folder */
  openServed(): Promise<ServedStore>
  /** @throws {Error} one sentence that says what is broken */
  check(): Promise<void>
  close(): Promise<void>
}

/** What was published of one site. */
export interface SiteStore {
  readonly name: string
  readonly blobs: BlobStore
  /** Finished releases, newest first. */
  listReleases(): Promise<Release[]>
  /** The newest finished release: what the next one is built upon. */
  getHead(): Promise<Release | undefined>
  /** The release shoppers see. Not the head after a rollback. */
  getLive(): Promise<Release | undefined>
  /** The release the site stays at although newer ones may exist; undefined when it follows its editors. */
  getPin(): Promise<number | undefined>
  /**
   * Makes a kept release live, for every request at once.
   * @param pin the release the site now stays at; null (and by default) it follows what is published next
   * @throws {Error} when there is no such finished release; the message lists those there are
   */
  switchLive(release: number, pin?: number | null): Promise<void>
  /** After a publish that changed nothing: the release is also the result of these newer inputs. */
  confirmRelease(release: number, inputs_hash: string, content_version: number): Promise<void>
  openView(release: number): ReleaseView
  /** Paths of the newest release that show any of `tags`: what to render again when those change. */
  listPathsByTag(tags: string[]): Promise<string[]>
  /** Paths of the newest release with a tag from `first` to `last`, in the order of letters. */
  listPathsByTagRange(range: [first: string, last: string]): Promise<string[]>
  /** Assets that only older kept releases show, the newest version of each address. */
  listOlderAssets(): Promise<StoredDocument[]>
  /** Pages a release leaves to be rendered when they are asked for. */
  countLeftOut(release: number): Promise<number>
  /** The pages in which two releases differ, in the order of their addresses. */
  diffReleases(from: number, to: number): Promise<ReleaseDifference[]>
  /** Addresses of documents of every kind of which two kept releases may show different versions. Only rows that changed are read. */
  listChangedPaths(from: number, to: number): Promise<string[]>
  /**
   * A release under construction, on top of the newest finished one.
   * @throws {Error} one sentence: the store is open for reading, or the site is being published already
   */
  beginRelease(release: Omit<NewRelease, 'site'>): Promise<ReleaseDraft>
  /** Brings bytes that were rendered on this machine to where every machine finds them. */
  sendBytes(hashes: string[]): Promise<void>
  /** Whether this process is the one that renders a page that was left out; no other machine does until it leaves it. */
  claimPage(path: string): Promise<boolean>
  leavePage(path: string): Promise<void>
  /**
   * Puts a page that was left out into the release in which somebody asked for it. From there on it is a page like any other.
   * @param page rendered by that release's code; its blob is written
   * @returns false when its blob went meanwhile along with a release that had the same one
   */
  completePage(release: number, page: StoredDocument): Promise<boolean>
  /**
   * Forgets all but the newest releases, the live one, and the last of older code that was replaced lately (terms.ts).
   * @returns how many releases and blobs went
   */
  pruneReleases(kept?: number, now?: Date): Promise<{ releases: number; blobs: number }>
  /** Forgets everything that was ever published of it. There is no way back. */
  remove(): Promise<void>
}

/** What is not put and not removed stays as it was. Nobody sees anything of it before `finish`. */
export interface ReleaseDraft {
  readonly id: number
  readonly counts: Pick<ReleaseStats, 'changed' | 'removed' | 'bytes'>
  /** Writes what differs from the newest release, all of it or nothing. The blobs must be written already. */
  put(documents: StoredDocument[]): Promise<void>
  /** Keeps these as they are, even when the rest that was not put is ended. @returns those that are there */
  keep(paths: string[]): Promise<string[]>
  /** Ends every document of these kinds that was neither put nor kept. */
  removeUnseen(...kinds: DocumentKind[]): Promise<void>
  /** Ends these documents. An address without a document changes nothing. */
  remove(paths: string[]): Promise<void>
  /** Addresses for the sitemap, as the draft shows them now. */
  readIndexed(): Promise<SitemapPages>
  countPages(): Promise<number>
  /** Makes it the live release at once, its bytes kept for good. @param made as known by now */
  finish(stats: ReleaseStats, made?: MadeOf): Promise<void>
  /** Takes everything back; what is live was never touched. Never throws: what cannot be taken back now is by the next release. */
  abandon(): Promise<void>
}

/** One finished release of a site, read as if it were a folder. */
export interface ReleaseView {
  get(path: string): Promise<StoredDocument | undefined>
  /** Those of `paths` that are there, by path. */
  getMany(paths: Iterable<string>): Promise<Map<string, StoredDocument>>
  /** In the order of their paths; a few at a time, so that 100,000 pages need no memory. */
  list(kind?: DocumentKind): AsyncIterable<StoredDocument>
}

export interface ReleaseDifference {
  path: string
  /** Undefined where the address appeared. */
  before: StoredDocument | undefined
  /** Undefined where it is gone. */
  after: StoredDocument | undefined
}

/** The bytes of one site's documents, each under the hash of its plain content, written once and never changed. */
export interface BlobStore extends BlobReader {
  /** @param quality of brotli: 7 for pages, more for what is sent far more often than written; 0 for none */
  write(bytes: Uint8Array, quality: 0 | 7 | 10 | 11): Promise<WrittenBlob>
}

export interface BlobReader {
  /** Whether the bytes lie on this machine. */
  isHere(hash: string): boolean
  /** The bytes as they are kept: brotli, where the document says so. */
  readStored(hash: string): Promise<Buffer>
  readPlain(blob: Pick<WrittenBlob, 'hash' | 'encoding'>): Promise<Buffer>
}

export interface WrittenBlob {
  hash: string
  size: number
  encoding: 'br' | 'identity'
}

/** Bundles that machines of one store share, and what they tell each other in secret. */
export interface HostSupplies {
  /** Keeps a bundle, unless it is there: equal names, equal bytes. It stays as long as somebody publishes with it. */
  sendBundle(name: string, pack: () => Promise<Uint8Array>): Promise<void>
  /** @throws {Error} also when there is none of that name */
  readBundle(name: string): Promise<Buffer>
  hasBundle(name: string): Promise<boolean>
  /** The right to make a bundle, which goes with the process that has it. @returns undefined while somebody else has it */
  takeTurn(name: string): Promise<{ release(): Promise<void> } | undefined>
  /** It is gone, whatever is written: it is kept anew when it is sent again. */
  forgetBundle(name: string): Promise<void>
  /** 32 bytes that only those know who may open the store. */
  readKey(): Promise<Buffer>
}

/** The events of editors. They are durable before they are answered, and answered alike however often they come. */
export interface Deliveries {
  /** @returns the receipt when the event was published before */
  getReceipt(id: string): Promise<PublishReceipt | undefined>
  /** Kept for good when it returns. */
  accept(delivery: Delivery, now: Date): Promise<void>
  finish(receipt: PublishReceipt): Promise<void>
  /** What was accepted and not published when its process ended. */
  listOpen(): Promise<Delivery[]>
}

export interface Delivery {
  /** `webhook-id`. */
  id: string
  sites: string[]
  /** The announced content version, 0 when none was. */
  version: number
}

/** Read for every request, so it lies on this machine and answers at once. */
export interface ServedStore {
  readonly folder: string
  site(name: string): ServedSite
  /** Told of bytes that were kept in its folder for a while. */
  kept(bytes: number): void
  /** Ends what follows the switches of other machines. */
  close(): Promise<void>
}

export interface ServedSite {
  readonly blobs: BlobReader
  /** The same object as long as the same release is live. */
  getLive(): ServedRelease | undefined
  /** Nothing of it may be given to a visitor without a pass. */
  isClosed(): boolean
  /** A page that was rendered elsewhere meanwhile shows from now on. */
  catchUp(path: string): Promise<void>
  /** A version of a document that lies on this machine, the newest first: for when what is live cannot be had. */
  findHere(path: string): StoredDocument | undefined
  /** The newest version of an asset in any kept release. */
  findAsset(path: string): StoredDocument | undefined
}

export interface ServedRelease {
  release: Release
  get(path: string): StoredDocument | undefined
}
