import { toCallFailure, type CallFailure } from '#src/rules/calls/call-failure.ts'
import { toHalfWidth } from '#src/rules/input/to-half-width.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'

/** Asks to be told when a variation is back. Answers null when the shop accepted it, else why not. */
export async function requestProduct(wish: {
  product_id: number
  email: string
}): Promise<CallFailure | null> {
  try {
    const api = await loadApi()
    await api.call('POST /v1/product-requests', { body: { ...wish, email: toHalfWidth(wish.email) } })
    return null
  } catch (error) {
    return toCallFailure(error)
  }
}
