import type { CallInput, CallName } from '#contract/index.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import type { Api } from '#src/api/call-input.ts'
import { type CallFailure, isOutcomeUnknown, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { acceptCart, loadCart, requireCartToken } from './cart.ts'
import { recoverCart } from './cart-recovery.ts'
import { inTurn } from './in-turn.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'

/** What a form of the checkout sends, without the token. */
export type CartFields<Name extends CallName> = Omit<CallInput<Name>['body'] & object, 'token'>
export type CartEnding = Promise<CallFailure | null>

/** Changes the cart when its turn has come. Answers null when done, else why it failed. */
export async function changeCart(send: (api: Api, token: string) => Promise<{ body: Cart }>): CartEnding {
  try {
    await inTurn(async () => {
      const [api, token] = await Promise.all([loadApi(), requireCartToken()])
      acceptCart((await send(api, token)).body)
    })
    return null
  } catch (error) {
    const failure = toCallFailure(error)
    // The form keeps what was typed; the screen shows what the API has.
    if (isOutcomeUnknown(failure)) await loadCart()
    else await recoverCart(failure)
    return failure
  }
}
