/** How a mail about an order begins. */
export interface Opening {
  /** A line each for company, department and person. */
  dear: string
  ordered_at: string
  /** Where receipt and bill are; undefined while the shop's address is unknown. */
  papers_link: string | undefined
}
