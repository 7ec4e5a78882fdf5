import type { Noshi, NoshiInput } from '#contract/shapes/noshi.ts'
import type { GivenRecipient } from '#contract/shapes/recipients.ts'
import { findCommonMessage, findMostOften } from '#src/rules/checkout/find-most-often.ts'
import type { RecipientGift, RecipientGoods, RecipientRow } from '#src/rules/checkout/recipient-rows.ts'
import { listFittingCords } from './noshi-customs.ts'

/** What is said beside a row. */
export interface NoteWords {
  left_out: string
  moved: string
  lost: (names: readonly string[]) => string
}

export interface GivingAgain {
  rows: RecipientRow[]
  /** What most of them got, as far as it is sold; a row that says nothing of goods gets it. */
  everyone: RecipientGoods[]
  /** What most gifts wore; a row that says nothing of it wears the same. */
  gift: RecipientGift
  /** All that somebody gets, to be in the cart. */
  goods: RecipientGoods[]
}

/**
 * Last year's people with what can be given to them this year. Whoever got something already is left out; who got what is no
 * longer sold gets what most get until the shopper chooses.
 */
export function planGivingAgain(
  key: string,
  recipients: readonly GivenRecipient[],
  words: NoteWords,
): GivingAgain {
  const open = recipients.filter(({ is_given_again }) => !is_given_again)
  const asked = open.length > 0 ? open : recipients
  const everyone = findMostOften(asked.map(listSold).filter((goods) => goods.length > 0))?.value ?? []
  const gift: RecipientGift = {
    wrapping: findMostOften(asked.map(({ wrapping }) => wrapping))?.value ?? null,
    noshi: findMostOften(asked.map(({ noshi }) => toNoshiInput(noshi)))?.value ?? null,
    message: findCommonMessage(asked.map(({ message }) => message)),
  }
  const rows = recipients.map((recipient, place): RecipientRow => {
    const { address, moved_to, user_address_id, wrapping, message, is_given_again } = recipient
    const sold = listSold(recipient)
    const noshi = toNoshiInput(recipient.noshi)
    const lost = recipient.goods.filter(({ problem }) => problem !== null).map(({ name }) => name)
    const notes = [
      is_given_again && words.left_out,
      moved_to && words.moved,
      lost.length > 0 && words.lost(lost),
    ].filter((note) => note !== false && note !== null)
    return {
      id: `given-${key}-${place}`,
      address: moved_to ?? address,
      user_address_id,
      goods: isSame(sold, everyone) ? [] : sold,
      wrapping: wrapping === gift.wrapping ? undefined : wrapping,
      noshi: isSame(noshi, gift.noshi) ? undefined : noshi,
      message: message === gift.message ? undefined : message,
      is_left_out: is_given_again,
      is_edited: false,
      note: notes.join('') || null,
    }
  })
  const goods = new Map(recipients.flatMap(listSold).map((one) => [one.product_id, one]))
  return { rows, everyone, gift, goods: [...goods.values()] }
}

function listSold({ goods }: GivenRecipient): RecipientGoods[] {
  return goods
    .filter(({ problem }) => problem === null)
    .map(({ product_id, name, quantity }) => ({ product_id, name, quantity }))
}

/** A noshi from before cords were asked for gets the usual ones of its purpose. */
function toNoshiInput(noshi: Noshi | null): NoshiInput | null {
  if (!noshi) return null
  const { mizuhiki, placement } = noshi
  return {
    ...noshi,
    mizuhiki: mizuhiki ?? listFittingCords(noshi.title)[0] ?? 'plain',
    placement: placement ?? 'outer',
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
