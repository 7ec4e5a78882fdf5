import type { Address } from '#contract/shapes/address.ts'
import type { ReadRecipient } from '#contract/shapes/recipients.ts'
import { RECIPIENT_GOODS_MAX } from '#contract/gift-limits.ts'
import type { LineErrors } from '#shop-api/members/addresses/read-address-line.ts'
import { RECIPIENT_FILE_ERRORS } from '#src/text/checkout/recipients-file.ts'
import { MOST_PIECES, type RecipientWords, toProblem } from './recipient-columns.ts'

type Good = ReadRecipient['goods'][number]

interface ListedLine {
  line: number
  address: Address
  words: RecipientWords
  /** What its code names; undefined for a line without one. */
  good: Omit<Good, 'quantity'> | undefined
}

interface Listed extends ReadRecipient {
  message_line: number
}

/** Recipients by their addresses, in the order of the file. */
export function createRecipientList() {
  const listed = new Map<string, Listed>()
  return {
    /** @returns what stands against the line; then nothing of it is taken */
    add(line: ListedLine): LineErrors {
      const letters = JSON.stringify(line.address)
      const present = listed.get(letters)
      if (present !== undefined) return join(present, line)
      const { message } = line.words
      listed.set(letters, {
        line: line.line,
        address: line.address,
        goods: line.good ? [toGood(line, line.good)] : [],
        message,
        message_line: line.line,
      })
      return []
    },
    toRecipients: (): ReadRecipient[] =>
      [...listed.values()].map(({ message_line: _message_line, ...recipient }) => recipient),
  }
}

function join(present: Listed, line: ListedLine): LineErrors {
  const { good } = line
  const { quantity, message } = line.words
  const errors: LineErrors = []
  if (message !== null && present.message !== null && message !== present.message) {
    const why = RECIPIENT_FILE_ERRORS.other_message(present.message_line)
    errors.push(toProblem('message', 'recipients.other_message', why))
  }
  const same = present.goods.find(({ product_id }) => product_id === good?.product_id)
  errors.push(...findGoodsProblems(present, good, (same?.quantity ?? 0) + quantity))
  if (errors.length > 0) return errors
  if (same !== undefined) same.quantity += quantity
  else if (good !== undefined) present.goods.push(toGood(line, good))
  if (present.message === null && message !== null) {
    present.message = message
    present.message_line = line.line
  }
  return []
}

/** Some goods by name and some «what everybody gets» would leave open what is meant. */
function findGoodsProblems(present: Listed, good: ListedLine['good'], pieces: number): LineErrors {
  if (good === undefined) {
    if (present.goods.length === 0) return []
    const why = RECIPIENT_FILE_ERRORS.code_missing(present.line)
    return [toProblem('code', 'recipients.code_missing', why)]
  }
  if (present.goods.length === 0) {
    const why = RECIPIENT_FILE_ERRORS.other_code_missing(present.line)
    return [toProblem('code', 'recipients.code_missing', why)]
  }
  if (pieces > MOST_PIECES) return [toProblem('quantity', 'max', RECIPIENT_FILE_ERRORS.quantity)]
  const isNew = present.goods.every(({ product_id }) => product_id !== good.product_id)
  return isNew && present.goods.length >= RECIPIENT_GOODS_MAX
    ? [toProblem('code', 'max_items', RECIPIENT_FILE_ERRORS.too_many_goods)]
    : []
}

const toGood = ({ words }: ListedLine, good: Omit<Good, 'quantity'>): Good => ({
  product_id: good.product_id,
  code: good.code,
  name: good.name,
  quantity: words.quantity,
})
