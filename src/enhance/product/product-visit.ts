import { noteMemberProduct } from '#src/stores/member/member-notes.ts'
import { showFavourites } from '#src/enhance/member/favourite-marks.ts'
import { whenSeen } from '#src/enhance/page/when-seen.ts'

/** What a product page loads for members, and for visitors who begin to do something. */
export function startVisit(): void {
  showFavourites()
  const looking = document.querySelector<HTMLElement>('[data-recently-viewed]')?.dataset['recentlyViewed']
  if (looking) whenSeen(() => noteMemberProduct(Number(looking)))
}
