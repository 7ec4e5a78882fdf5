import { useState } from 'react'
import { RECIPIENTS_MAX } from '#contract/gift-limits.ts'
import { createGiftOptionsForm, toPacking } from '#src/forms/gift-options.ts'
import { toNoshiValues } from '#src/forms/noshi-fields.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { listEveryoneGoods } from '#src/rules/checkout/cart-recipients.ts'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import {
  listRowGoods,
  listSent,
  type RecipientGift,
  type RecipientGoods,
  type RecipientRow,
} from '#src/rules/checkout/recipient-rows.ts'
import { $cart } from '#src/stores/cart/cart.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { RECIPIENTS_GIFT_FORM } from '#src/stores/checkout/forget-list.ts'
import { $recipients, sendRecipients } from '#src/stores/checkout/recipients.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { recipientTexts } from '#src/text/checkout/recipients.ts'
import { type FieldMessage, useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'
import { isGiftCart } from './is-gift-cart.ts'
import { toFullName, toRowId } from './to-full-name.ts'

const { errors } = recipientTexts

/** Sends the list with what every gift wears; what is wrong in a row leads to the row. */
export function useSendRecipients(view: CartView) {
  const [definition] = useState(() => ({ ...createGiftOptionsForm(), name: RECIPIENTS_GIFT_FORM }))
  const form = useShopForm(definition, toValues($recipients.get().gift))
  const [refused, setRefused] = useState<readonly FieldMessage[]>([])

  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    setRefused([])
    const state = $cart.get()
    const wishes = await form.validate()
    const { rows, pieces } = $recipients.get()
    const problems = findProblems(rows, listEveryoneGoods(view.detail, pieces))
    if (problems.length > 0) setRefused(problems)
    if (!wishes || problems.length > 0 || state.state !== 'open') return 'invalid'
    const { wrapping, noshi, message } = toPacking(wishes)
    const gift = isGiftCart(view) ? { wrapping, noshi, message } : null
    const failure = await sendRecipients(state.cart, gift)
    if (failure) {
      const told = toRowMessages(failure, listSent(rows))
      setRefused(told)
      return told.length > 0 ? 'invalid' : { failure, sentences: [toFailureSentence(failure)] }
    }
    goTo(toStepPath(state.cart.detail.order.orderer ? 'shipping-detail' : 'shipping-add'))
    return 'left'
  })
  return { form, submission, messages: [...refused, ...form.messages] }
}

function toValues(gift: RecipientGift | null): Record<string, string> {
  if (!gift) return {}
  return { wrapping: gift.wrapping ?? '', ...toNoshiValues(gift.noshi), message: gift.message ?? '' }
}

/** What can be seen to be wrong before the list is sent. */
function findProblems(
  rows: readonly RecipientRow[],
  everyone: readonly RecipientGoods[],
): readonly FieldMessage[] {
  const sent = listSent(rows)
  if (sent.length === 0) return [{ id: 'recipients-list', message: errors.nobody }]
  if (sent.length > RECIPIENTS_MAX) return [{ id: 'recipients-list', message: errors.too_many(sent.length) }]
  const empty = sent.filter((row) => listRowGoods(row, everyone).length === 0)
  if (empty.some(({ goods }) => goods.length === 0))
    return [{ id: 'recipients-goods', message: errors.no_goods_at_all }]
  return empty.map(({ id, address }) => ({
    id: toRowId(id),
    message: errors.no_goods(toFullName(address)),
  }))
}

/** The API's sentences by row: it names a recipient by its place in what was sent. */
function toRowMessages(failure: CallFailure, sent: readonly RecipientRow[]): FieldMessage[] {
  if (failure.kind !== 'refused') return []
  const told = new Map<string, FieldMessage>()
  for (const { field, message } of failure.fields) {
    const place = /^recipients\D+(\d+)/.exec(field)?.[1]
    const row = place === undefined ? undefined : sent[Number(place)]
    if (row && !told.has(row.id)) told.set(row.id, { id: toRowId(row.id), message })
  }
  return [...told.values()]
}
