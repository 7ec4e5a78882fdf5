import { readPlain } from '#src/api/plain.ts'
import type { Review } from '#contract/shapes/product.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { readPaging } from '#src/rules/page/paging.ts'
import { toStars } from '#src/rules/product/to-stars.ts'
import { reviewText } from '#src/text/product/reviews.ts'
import { cloneTemplate, fillText, findField, findPart } from '#src/enhance/page/find-part.ts'

/** The next page of reviews, below those that are there (ReviewList.astro). */
export async function showMoreReviews(button: HTMLButtonElement): Promise<void> {
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
