import { noteMemberProduct } from '#src/stores/member/member-notes.ts'
import { showFavourites } from '#src/enhance/member/favourite-marks.ts'
import { whenSeen } from '#src/enhance/page/when-seen.ts'

/** What a visitor who is a member, or begins to do something, brings to a page of products. */
export function startVisit(): void {
  showFavourites()
  const looking = document.querySelector<HTMLElement>('[data-recently-viewed]')?.dataset['recentlyViewed']
  if (looking) whenSeen(() => noteMemberProduct(Number(looking)))
}
