/** Something an editor saved: its type (contract/publish-hook.ts) and its key. */
export interface Change {
  type: string
  key: string
}

/** What has to be rendered again because of changes: worked out by a theme's bundle, carried out by the publisher. */
export interface ChangePlan {
  /** It may show on any page of the site. */
  is_everything: boolean
  /** Pages that show any of these whole (without the site). */
  tags: string[]
  /**
   * By the address of a thing's own page, the tags of pages that show its card. Whether the card says something else now is
   * seen from its page, so they matter unless that says that it does not.
   */
  cards: Record<string, string[]>
  /** Addresses that may have to appear or to go. */
  paths: string[]
  /**
   * By the address of a thing's own page, the tags of pages that name the thing. Whether its name changed is seen from its
   * page, so they matter while it has none, before and after.
   */
  names: Record<string, string[]>
}

/** Pages of one list, whose number grows and shrinks with its entries. */
export interface ListPages {
  /** `/category/tank/`; the others are `{first}page/2/` and so on. */
  first: string
  /** The last page that is published. */
  depth: number
}
