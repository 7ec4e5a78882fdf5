import type { StorePlace } from '#publisher/store/store-place.ts'
import type { EditFigures } from '../publish/edits.ts'

/** What one publisher of `-- cluster` is to do. */
export interface PublisherWork {
  /** Address of the API, without channel. */
  api: string
  place: StorePlace
  /** The Redis in which it asks hosts; without one it renders on `threads` of its own. */
  redis?: string
  threads: number
}

/** The same shop for many sites, published at the same time by hosts. */
export interface ManyWork {
  api: string
  place: StorePlace
  redis: string
  sites: number
}

export interface HostWork {
  place: StorePlace
  redis: string
}

/** What it cost to make all live. */
export interface WholeFigures {
  pages: number
  seconds: number
  /** Processor time of the publisher, and of the store's connections at PostgreSQL. */
  cpu_ms: number
  postgres_ms: number
}

export interface PublisherFigures extends WholeFigures {
  edits: EditFigures[]
}

export interface ManyFigures extends WholeFigures {
  /** Seconds until the first site was live; the last one was after `seconds`. */
  first: number
}
