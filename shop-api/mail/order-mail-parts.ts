/** What stands around the order in its mail. */
export interface Opening {
  subject: string
  /** Paragraphs above the order: whom it greets, and the shop's words. */
  head: readonly string[]
  /** Paragraphs below it, above the signature. */
  foot: readonly string[]
  ordered_at: string
  /** Where receipt and bill are; undefined while the shop's address is unknown. */
  papers_link: string | undefined
}
