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

export interface HostWork {
  place: StorePlace
  redis: string
}

export interface PublisherFigures {
  pages: number
  seconds: number
  /** Processor time of the publisher, and of the store's connections at PostgreSQL. */
  cpu_ms: number
  postgres_ms: number
  edits: EditFigures[]
}
