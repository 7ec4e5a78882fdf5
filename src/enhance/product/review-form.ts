import { writeReview } from '#src/stores/product/product-talk.ts'
import { reviewFormText as texts } from '#src/text/product/keep-product.ts'
import { askToSignIn } from '#src/enhance/session/ask-to-sign-in.ts'
import { openTalkSheet } from './talk-sheet.ts'

/** Reviews are members' own: a guest is led to the login, and comes back to the page. */
export async function openReview(product_id: number): Promise<void> {
  if ((await askToSignIn()) !== 'member') return
  openTalkSheet({
    id: 'review',
    texts,
    fields: [
      {
        name: 'rating',
        label: texts.rating,
        control: 'stars',
        is_required: true,
        stars: [1, 2, 3, 4, 5].map(texts.stars),
      },
      { name: 'title', label: texts.heading, control: 'text', is_required: true, max_length: 60 },
      { name: 'body', label: texts.body, control: 'textarea', is_required: true, max_length: 2000 },
      { name: 'nickname', label: texts.nickname, control: 'text', is_required: false, max_length: 30 },
    ],
    send: ({ rating, nickname = '', title = '', body = '' }) =>
      writeReview(product_id, { rating: Number(rating), nickname, title, body }),
  })
}
