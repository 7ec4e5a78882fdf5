import { useStore } from '@nanostores/react'
import { GIFT_MESSAGE_MAX } from '#contract/gift-limits.ts'
import type { RecipientGoods, RecipientRow } from '#src/rules/checkout/recipient-rows.ts'
import { $cartView } from '#src/stores/cart/cart-view.ts'
import { changeRow } from '#src/stores/checkout/recipients.ts'
import { recipientTexts } from '#src/text/checkout/recipients.ts'
import { QuantityStepper } from '../cart/QuantityStepper.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { FieldRow, toDescribedBy } from '../ui/FieldRow.tsx'
import { PIECES_MAX } from './EveryoneGoods.tsx'
import { toFullName, toRowId } from './to-full-name.ts'

const texts = recipientTexts.list

interface Props {
  row: RecipientRow
  everyone: readonly RecipientGoods[]
  is_gift: boolean
}

/** What is different for one recipient: goods and card. */
export function RecipientDetails({ row, everyone, is_gift }: Props) {
  const { id, address, goods, message } = row
  const lines = useStore($cartView, { ssr: 'initial' })?.detail.products
  const own = [...goods, ...without(everyone, goods)]
  const card = `${toRowId(id)}-message`
  return (
    <>
      <CheckField
        id={`${toRowId(id)}-same`}
        label={texts.same_goods}
        is_checked={goods.length === 0}
        onChange={(is_same) => changeRow(id, { goods: is_same ? [] : everyone, is_edited: true })}
      />
      {goods.length > 0 && (
        <ul className="share-rows">
          {own.map(({ product_id, name, quantity }) => (
            <li key={product_id}>
              <span className="share-name">{name}</span>
              <QuantityStepper
                product_name={`${name}（${toFullName(address)}）`}
                quantity={quantity}
                min={0}
                max={PIECES_MAX}
                units={lines?.find((line) => line.product_id === product_id)?.product_info}
                onChange={(wanted) =>
                  changeRow(id, {
                    is_edited: true,
                    goods: own.map((one) =>
                      one.product_id === product_id ? { ...one, quantity: wanted } : one,
                    ),
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {is_gift && (
        <FieldRow
          id={card}
          label={texts.message}
          is_required={false}
          error={undefined}
          hint={texts.message_hint}
        >
          <textarea
            className="field"
            id={card}
            rows={3}
            maxLength={GIFT_MESSAGE_MAX}
            value={message ?? ''}
            aria-describedby={toDescribedBy(card, true, false)}
            onChange={(event) => changeRow(id, { message: event.target.value || undefined, is_edited: true })}
          />
        </FieldRow>
      )}
    </>
  )
}

/** Goods everybody gets and this one does not. */
function without(everyone: readonly RecipientGoods[], goods: readonly RecipientGoods[]): RecipientGoods[] {
  return everyone
    .filter(({ product_id }) => !goods.some((one) => one.product_id === product_id))
    .map((one) => ({ ...one, quantity: 0 }))
}
