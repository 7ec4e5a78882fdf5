import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { askApi, askList, Refusal } from './ask-api.ts'
import { createInboxHead } from './inbox-list.ts'
import { element, fill } from './element.ts'
import { goWithin } from './list-search.ts'
import { formatJapanTime } from './japan-time.ts'
import { toPages } from './pages.ts'

interface Review {
  id: number
  nickname: string
  title: string
  body: string
  rating: number
  state: keyof typeof EDITOR_TEXT.review_states
  created_at: string
  product: { key: string; name: string }
}

/** Reviews of one state, each with its possible decisions. */
export async function showReviews(main: HTMLElement, query: URLSearchParams): Promise<void> {
  const { data, total, last } = await askList<Review>(`reviews?${query}`)
  const inbox = { path: 'reviews', states: EDITOR_TEXT.review_states, query_name: 'state' } as const
  fill(
    main,
    ...createInboxHead(inbox, query, total),
    data.length === 0
      ? element('p', { class: 'empty' }, EDITOR_TEXT.review_none)
      : element('ul', { class: 'entries' }, ...data.map(toItem)),
    toPages(Number(query.get('page') ?? 1), last, goWithin('reviews', query)),
  )
}

function toItem(review: Review): HTMLElement {
  const status = element('p', { class: 'status', role: 'status' })
  const decide = async (state: 'shown' | 'refused') => {
    try {
      const decided = await askApi<Review>('PATCH', `reviews/${review.id}`, { state })
      item.replaceWith(toItem(decided))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      fill(status, error.message)
    }
  }
  const choice = (state: 'shown' | 'refused', label: string) =>
    review.state !== state && element('button', { type: 'button', onclick: () => void decide(state) }, label)
  const item = element(
    'li',
    { class: 'inbox' },
    element('b', {}, `${EDITOR_TEXT.stars(review.rating)} ${review.title}`),
    element(
      'p',
      { class: 'facts' },
      element('span', { class: `state ${review.state}` }, EDITOR_TEXT.review_states[review.state]),
      element('span', {}, review.product.name),
      element('span', {}, review.nickname),
      element('time', {}, formatJapanTime(review.created_at)),
    ),
    element('p', { class: 'words' }, review.body),
    element(
      'div',
      { class: 'actions' },
      choice('shown', EDITOR_TEXT.review_show),
      choice('refused', EDITOR_TEXT.review_refuse),
      status,
    ),
  )
  return item
}
