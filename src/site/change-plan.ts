/** Something an editor saved: its type (contract/publish-hook.ts) and its key. */
export interface Change {
  type: string
  key: string
}

/** What has to be rendered again because of changes: planned by a theme's bundle, done by the publisher. */
export interface ChangePlan {
  /** It may show on any page of the site. */
  is_everything: boolean
  /** Pages that show any of these whole (without the site). */
  tags: string[]
  /**
   * By the address of a thing's own page, the tags of pages that show its card. Its page says whether the card changed;
   * if it does not say so, they are rendered.
   */
  cards: Record<string, string[]>
  /** Addresses that may have to appear or to go. */
  paths: string[]
  /**
   * By the address of a thing's own page, the tags of pages that name the thing. Its page says whether the name
   * changed, so they are rendered when there is no such page, before or after.
   */
  names: Record<string, string[]>
}

/** Pages of one list, whose number changes with its entries. */
export interface ListPages {
  /** `/category/tank/`; the others are `{first}page/2/` and so on. */
  first: string
  /** The last page that is published. */
  depth: number
}
