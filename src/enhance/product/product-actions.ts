import { bookmarkProduct } from '#src/enhance/member/bookmark.ts'
import { pressHeart } from '#src/enhance/member/favourite-marks.ts'
import { toHalfWidth } from '#src/rules/input/to-half-width.ts'
import { askAboutProduct, writeReview } from '#src/stores/product/product-talk.ts'
import { questionFormText, reviewFormText } from '#src/text/product/keep-product.ts'
import { openTalkSheet } from './talk-sheet.ts'
import { askToSignIn } from '#src/enhance/session/ask-to-sign-in.ts'
import { readPlain } from '#src/api/plain.ts'
import type { Review } from '#contract/shapes/product.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { readPaging } from '#src/rules/page/paging.ts'
import { toStars } from '#src/rules/product/to-stars.ts'
import { reviewText } from '#src/text/product/reviews.ts'
import { cloneTemplate, fillText, findField, findPart } from '#src/enhance/page/find-part.ts'

/** What can be done on a product's page besides buying, by the `[data-action]` that was pressed. */
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

/** Only members write reviews: a guest is led to the login, and comes back to the page. */
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

/** The next page of reviews, below those that are there (ReviewList.astro). */
async function showMoreReviews(button: HTMLButtonElement): Promise<void> {
  const root = button.closest<HTMLElement>('[data-reviews]')
  const items = root && findPart(root, 'review-items')
  const status = root && findPart(root, 'review-status')
  if (!root || !items || button.getAttribute('aria-busy') === 'true') return
  const per = Number(button.dataset['per'])
  const page = Math.floor(items.childElementCount / per) + 1
  button.setAttribute('aria-busy', 'true')
  try {
    const { body, headers } = await readPlain('GET /v1/products/{resourceKey}/reviews', {
      params: { resourceKey: root.dataset['reviews'] ?? '' },
      query: { page, per },
    })
    // A review written since the page was published has moved the others on.
    const known = new Set([...items.children].map((item) => (item as HTMLElement).dataset['review']))
    const added = body.data
      .filter(({ id }) => !known.has(String(id)))
      .flatMap((review) => fillReview(cloneTemplate(root, 'review'), review))
    items.append(...added)
    if (status) status.textContent = reviewText.added(added.length)
    added[0]?.focus()
    if (page >= (readPaging(headers)?.last_page ?? 0)) button.remove()
  } catch {
    if (status) status.textContent = reviewText.failed
  } finally {
    button.removeAttribute('aria-busy')
  }
}

function fillReview(item: HTMLElement | null, review: Review): HTMLElement[] {
  if (!item) return []
  item.dataset['review'] = String(review.id)
  item.tabIndex = -1
  const stars = findField(item, 'stars')
  if (stars) stars.ariaLabel = reviewText.stars(String(review.rating))
  fillText(stars, toStars(review.rating))
  fillText(findField(item, 'nickname'), review.nickname)
  fillText(findField(item, 'day'), formatInstantDay(review.created_at))
  fillText(findField(item, 'title'), review.title)
  fillText(findField(item, 'body'), review.body)
  return [item]
}
