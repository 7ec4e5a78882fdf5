import { bookmarkProduct } from './bookmark.ts'
import { pressHeart } from './favourite-marks.ts'
import { openQuestion } from './question-form.ts'
import { openReview } from './review-form.ts'

/** What is done with a product's page besides buying, by the button that was pressed. */
export async function doProductAction(button: HTMLElement): Promise<void> {
  const { dataset } = button
  if (dataset['favourite']) await pressHeart(button)
  if (dataset['bookmark']) await bookmarkProduct(Number(dataset['bookmark']))
  if (dataset['writeReview']) await openReview(Number(dataset['writeReview']))
  if (dataset['askQuestion']) openQuestion(dataset['askQuestion'])
}
