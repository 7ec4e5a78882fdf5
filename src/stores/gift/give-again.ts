import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { CART_PATH, toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import type { RecipientRow } from '#src/rules/checkout/recipient-rows.ts'
import { type GivingAgain, planGivingAgain } from '#src/rules/gift/plan-giving-again.ts'
import { $cart, loadCart } from '#src/stores/cart/cart.ts'
import { addProduct } from '#src/stores/cart/cart-lines.ts'
import { ask, type Told } from '#src/stores/calls/ask.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { addRows, beginList, hasList, holdBack, resumeList } from '#src/stores/checkout/recipients.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { givenSeasonTexts } from '#src/text/gift/given-seasons.ts'

/**
 * Puts what the people of a season got into the cart, as far as it is sold, draws up the list of them and goes there. What is in
 * the cart stays, as something to be chosen; a list that is under way is added to. @returns why not, else null
 */
export async function giveAgain(key: string): Promise<CallFailure | null> {
  await loadCart()
  const isUnderWay = hasList(getCart()?.id ?? null)
  if (isUnderWay) resumeList()
  const filled = await fillFrom(key, isUnderWay)
  if (filled.state === 'failed') return filled.failure
  const plan = filled.value
  if (isUnderWay) addRows(toOwnRows(plan))
  else beginList({ ...plan, pieces: toPieces(plan) })
  if (listInCart().length > 0) goTo(toStepPath('recipients'))
  else {
    setNextFlash({ code: 'gift.nothing_sold' }, 'negative')
    goTo(CART_PATH)
  }
  return null
}

/** Adds the people of a season to the list on screen, with what they got. */
export async function addGivenSeason(key: string): Promise<Told<{ added: number; known: number }>> {
  await loadCart()
  const filled = await fillFrom(key, true)
  if (filled.state === 'failed') return filled
  return { state: 'told', value: addRows(toOwnRows(filled.value)) }
}

/**
 * One piece of each is enough: what everybody gets becomes the cart's when the list is sent.
 * @param has_list whether there is a list already, whose people do not get these goods
 */
async function fillFrom(key: string, has_list: boolean): Promise<Told<GivingAgain>> {
  const told = await ask(loadApi, (api) => api.call('GET /v1/me/gift-seasons/{key}', { params: { key } }))
  if (told.state === 'failed') return told
  const { left_out, moved, lost } = givenSeasonTexts
  const plan = planGivingAgain(key, told.value.recipients, { left_out, moved, lost })
  const present = listInCart()
  const missing = plan.goods.map(({ product_id }) => product_id).filter((id) => !present.includes(id))
  // Before they are added, so that it is so even if a later one is refused.
  if (has_list) holdBack(missing)
  for (const product_id of missing) {
    const failure = await addProduct({ product_id, quantity: 1 })
    if (failure) return { state: 'failed', failure }
  }
  return { state: 'told', value: plan }
}

function getCart() {
  const state = $cart.get()
  return state.state === 'open' ? state.cart : null
}

const listInCart = () => getCart()?.detail.products.map(({ product_id }) => product_id) ?? []

/** Pieces everybody gets: what most got, and nothing of whatever else is in the cart. */
function toPieces({ everyone }: GivingAgain): Record<string, number> {
  if (everyone.length === 0) return {}
  const most = everyone.map(({ product_id, quantity }) => [product_id, quantity])
  const nothing = listInCart().map((product_id) => [product_id, 0])
  return { ...Object.fromEntries(nothing), ...Object.fromEntries(most) }
}

/** In a list with goods and dress of its own these people keep theirs. */
function toOwnRows({ rows, everyone, gift }: GivingAgain): RecipientRow[] {
  return rows.map((row) => ({
    ...row,
    goods: row.goods.length > 0 ? row.goods : everyone,
    wrapping: row.wrapping === undefined ? gift.wrapping : row.wrapping,
    noshi: row.noshi === undefined ? gift.noshi : row.noshi,
    message: row.message === undefined ? gift.message : row.message,
  }))
}
