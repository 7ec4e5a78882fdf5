import { bookmarkProduct } from '#src/enhance/member/bookmark.ts'
import { pressHeart } from '#src/enhance/member/favourite-marks.ts'
import { showMoreReviews } from './more-reviews.ts'
import { toHalfWidth } from '#src/rules/input/to-half-width.ts'
import { askAboutProduct, writeReview } from '#src/stores/product/product-talk.ts'
import { questionFormText, reviewFormText } from '#src/text/product/keep-product.ts'
import { openTalkSheet } from './talk-sheet.ts'
import { askToSignIn } from '#src/enhance/session/ask-to-sign-in.ts'

/** What is done with a product's page besides buying, by the `[data-action]` that was pressed. */
export async function doProductAction(button: HTMLButtonElement): Promise<void> {
  const { dataset } = button
  if (dataset['moreReviews'] !== undefined) await showMoreReviews(button)
  if (dataset['favourite']) await pressHeart(button)
  if (dataset['bookmark']) await bookmarkProduct(Number(dataset['bookmark']))
  if (dataset['writeReview']) await openReview(Number(dataset['writeReview']))
  if (dataset['askQuestion']) openQuestion(dataset['askQuestion'])
}

/** Anybody may ask about a product; the answer comes by mail. */
function openQuestion(key: string): void {
  openTalkSheet({
    id: 'question',
    texts: questionFormText,
    fields: [
      {
        name: 'question',
        label: questionFormText.question,
        control: 'textarea',
        is_required: true,
        max_length: 1000,
      },
      { name: 'email', label: questionFormText.email, control: 'email', is_required: true, max_length: 254 },
      {
        name: 'nickname',
        label: questionFormText.nickname,
        control: 'text',
        is_required: false,
        max_length: 30,
      },
    ],
    send: ({ nickname = '', email = '', question = '' }) =>
      askAboutProduct(key, { nickname, question, email: toHalfWidth(email) }),
  })
}

/** Reviews are members' own: a guest is led to the login, and comes back to the page. */
async function openReview(product_id: number): Promise<void> {
  if ((await askToSignIn()) !== 'member') return
  openTalkSheet({
    id: 'review',
    texts: reviewFormText,
    fields: [
      {
        name: 'rating',
        label: reviewFormText.rating,
        control: 'stars',
        is_required: true,
        stars: [1, 2, 3, 4, 5].map(reviewFormText.stars),
      },
      { name: 'title', label: reviewFormText.heading, control: 'text', is_required: true, max_length: 60 },
      { name: 'body', label: reviewFormText.body, control: 'textarea', is_required: true, max_length: 2000 },
      {
        name: 'nickname',
        label: reviewFormText.nickname,
        control: 'text',
        is_required: false,
        max_length: 30,
      },
    ],
    send: ({ rating, nickname = '', title = '', body = '' }) =>
      writeReview(product_id, { rating: Number(rating), nickname, title, body }),
  })
}
