import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { RECIPIENT_GOODS_MAX, RECIPIENTS_MAX } from '#contract/gift-limits.ts'
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
import { $recipients, $wrongRows, sendRecipients } from '#src/stores/checkout/recipients.ts'
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
  const wrongRows = useStore($wrongRows, { ssr: 'initial' })
  const [refused, setRefused] = useState<readonly FieldMessage[]>([])

  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    setRefused([])
    $wrongRows.set({})
    const state = $cart.get()
    const wishes = await form.validate()
    const { rows, pieces } = $recipients.get()
    const everyone = listEveryoneGoods(view.detail, pieces)
    const problems = findProblems(rows, everyone)
    const wrong = findWrongRows(rows, everyone)
    setRefused(problems)
    // A list nobody gets anything from is one fault, not one of each row.
    if (problems.length === 0) $wrongRows.set(wrong)
    const isWrong = problems.length > 0 || Object.keys(wrong).length > 0
    if (!wishes || isWrong || state.state !== 'open') return 'invalid'
    const { wrapping, noshi, message } = toPacking(wishes)
    const gift = isGiftCart(view) ? { wrapping, noshi, message } : null
    const failure = await sendRecipients(state.cart, gift)
    if (failure) {
      const told = toRowSentences(failure, listSent(rows))
      $wrongRows.set(told)
      return Object.keys(told).length > 0 ? 'invalid' : { failure, sentences: [toFailureSentence(failure)] }
    }
    if (state.cart.detail.order.orderer) goTo(toStepPath('shipping-detail'))
    // Even for one recipient the step asks who orders alone, as for several.
    else goTo(`${toStepPath('shipping-add')}?shipping=list`)
    return 'left'
  })
  const ofRows = Object.entries(wrongRows).map(([id, message]) => ({ id: toRowId(id), message }))
  return { form, submission, messages: [...refused, ...ofRows, ...form.messages] }
}

function toValues(gift: RecipientGift | null): Record<string, string> {
  if (!gift) return {}
  return { wrapping: gift.wrapping ?? '', ...toNoshiValues(gift.noshi), message: gift.message ?? '' }
}

/** What can be seen to be wrong with the list before it is sent. */
function findProblems(
  rows: readonly RecipientRow[],
  everyone: readonly RecipientGoods[],
): readonly FieldMessage[] {
  const sent = listSent(rows)
  if (sent.length === 0) return [{ id: 'recipients-list', message: errors.nobody }]
  if (sent.length > RECIPIENTS_MAX) return [{ id: 'recipients-list', message: errors.too_many(sent.length) }]
  const ofAll = everyone.filter(({ quantity }) => quantity > 0).length
  if (!sent.some(({ goods }) => goods.length === 0)) return []
  if (ofAll === 0) return [{ id: 'recipients-goods', message: errors.no_goods_at_all }]
  return ofAll > RECIPIENT_GOODS_MAX
    ? [{ id: 'recipients-goods', message: errors.too_many_goods(ofAll) }]
    : []
}

/** What can be seen to be wrong with rows, by row. */
function findWrongRows(
  rows: readonly RecipientRow[],
  everyone: readonly RecipientGoods[],
): Record<string, string> {
  const wrong = listSent(rows).flatMap((row): [string, string][] => {
    const count = listRowGoods(row, everyone).length
    if (count === 0) return [[row.id, errors.no_goods(toFullName(row.address))]]
    return count > RECIPIENT_GOODS_MAX ? [[row.id, errors.too_many_goods(count)]] : []
  })
  return Object.fromEntries(wrong)
}

/** The API's sentences by row: it names a recipient by its place in what was sent. */
function toRowSentences(failure: CallFailure, sent: readonly RecipientRow[]): Record<string, string> {
  if (failure.kind !== 'refused') return {}
  const told: Record<string, string> = {}
  for (const { field, message } of failure.fields) {
    const place = /^recipients\D+(\d+)/.exec(field)?.[1]
    const row = place === undefined ? undefined : sent[Number(place)]
    if (row) told[row.id] ??= message
  }
  return told
}
