import { toHalfWidth } from '#src/rules/input/to-half-width.ts'
import { askAboutProduct } from '#src/stores/product/product-talk.ts'
import { questionFormText as texts } from '#src/text/product/keep-product.ts'
import { openTalkSheet } from './talk-sheet.ts'

/** Anybody may ask about a product; the answer comes by mail. */
export function openQuestion(key: string): void {
  openTalkSheet({
    id: 'question',
    texts,
    fields: [
      { name: 'question', label: texts.question, control: 'textarea', is_required: true, max_length: 1000 },
      { name: 'email', label: texts.email, control: 'email', is_required: true, max_length: 254 },
      { name: 'nickname', label: texts.nickname, control: 'text', is_required: false, max_length: 30 },
    ],
    send: ({ nickname = '', email = '', question = '' }) =>
      askAboutProduct(key, { nickname, question, email: toHalfWidth(email) }),
  })
}
