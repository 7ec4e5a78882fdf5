/** A page that is rendered when it is first asked for: what its release has to know before. */
export interface LeftOutPage {
  /** As it stands in links. */
  address: string
  /** The lists its entry stands in, as its page would say it (`site:in:…`). Nothing else has to be known about it. */
  tags: string[]
  /** Belongs into the sitemap. */
  is_indexed: boolean
  /** ISO instant of the content. */
  last_modified: string | null
}

/** What a bundle publishes for a site, in batches. */
export interface EnumeratedPages {
  /** To be rendered now; at most 100 a batch. */
  addresses: string[]
  left_out: LeftOutPage[]
}
