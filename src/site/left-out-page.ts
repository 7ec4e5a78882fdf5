/** A page that is rendered when it is first asked for, as far as its release has to know it before. */
export interface LeftOutPage {
  /** As it stands in links. */
  address: string
  /** The lists its entry stands in, as its page would say it (`site:in:…`): nothing else has to be known of it. */
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
