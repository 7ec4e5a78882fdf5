import type { Tx } from '#shop-api/db/db.ts'
import type { users } from '#shop-api/db/schema/members.ts'
import type { Member } from '#shop-api/members/member.ts'
import type { DemoShop } from './demo-shop.ts'
import type { MemberStory } from './member-story.ts'

export interface SeedOptions {
  shop: DemoShop
  /** The demo's «now»: every date of the demo is counted back from it. */
  now: Date
  /** Products to make; the shop's own number when left out. */
  product_count?: number | undefined
  /** Whether cards are among the ways to pay. */
  takes_cards?: boolean | undefined
  /** Called about every thousand products. */
  onProgress?: ((inserted: number, total: number) => void) | undefined
}

/** What the parts of the seed share. */
export interface SeedContext extends SeedOptions {
  tx: Tx
  channel_id: number
}

/** The context of the seed, with the demo member of the shop. */
export interface DemoContext extends SeedContext {
  user: typeof users.$inferSelect & Pick<Member, 'id'>
  story: MemberStory
}

interface Shelf {
  id: number
  name: string
}

/** Where products are put; all by key. */
export interface Shelves {
  /** With the ids and names from the top category down to this one. */
  categories: Map<string, { path: Shelf[] }>
  makers: Map<string, Shelf & { name_kana: string }>
  brands: Map<string, Shelf & { name_kana: string }>
  tags: Map<string, number>
  bikes: Map<string, number>
}
