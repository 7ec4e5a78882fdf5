/** What the program is written for. */
export interface EdgeShop {
  site: string
  channel: string
  origin: string
  /** Address of the API, without a trailing slash. */
  api: string
  /** Where the CDN keeps whole answers: each then names the tags it goes with. */
  has_page_tags: boolean
}

/** What differs from one CDN to the next. */
export interface Platform {
  /** Address of the API, without a trailing slash. */
  api: string
  /** Of the visitor, as the CDN knows it. */
  visitor: string
  accept_encoding: string | undefined
  /** Path and query as they came, where the CDN says so: `Request` writes some addresses another way. */
  asked?: string
  /** `live.json`, no older than the last purge. */
  readPointer(): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** An object whose key names its content. */
  readObject(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  unpackBrotli(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
  /** A line for the CDN's own log. */
  report(line: string): void
  askApi(address: string, request: RequestInit & { duplex?: 'half' }): Promise<Response>
}
