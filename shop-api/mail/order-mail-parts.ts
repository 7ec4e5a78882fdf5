/** How a mail about an order begins. */
export interface Opening {
  /** A line each for company, department and person. */
  dear: string
  ordered_at: string
  /** Where receipt and bill are; undefined while nobody said where the shop is. */
  papers_link: string | undefined
}
