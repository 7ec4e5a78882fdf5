import { bookmarkProduct } from '#src/enhance/member/bookmark.ts'
import { pressHeart } from '#src/enhance/member/favourite-marks.ts'
import { showMoreReviews } from './more-reviews.ts'
import { openQuestion } from './question-form.ts'
import { openReview } from './review-form.ts'

/** What is done with a product's page besides buying, by the `[data-action]` that was pressed. */
export async function doProductAction(button: HTMLButtonElement): Promise<void> {
  const { dataset } = button
  if (dataset['moreReviews'] !== undefined) await showMoreReviews(button)
  if (dataset['favourite']) await pressHeart(button)
  if (dataset['bookmark']) await bookmarkProduct(Number(dataset['bookmark']))
  if (dataset['writeReview']) await openReview(Number(dataset['writeReview']))
  if (dataset['askQuestion']) openQuestion(dataset['askQuestion'])
}
