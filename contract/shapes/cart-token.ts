import * as z from 'zod/mini'

/** Every cart mutation names its cart and answers the whole cart, so that the screen never computes. */
export const cartToken = () => z.string().check(z.minLength(1))

/**
 * What can be wrong with the cart itself. Of `is_expired`: behaviour 6.2; an ordered cart says so too when it is changed.
 * `unknown_outcome`: its payment is being settled, it can be read but not changed.
 * `awaiting_approval`: somebody of the company has been asked to approve it, it can be read but not changed.
 * `login_required`: 401, a member's cart opens with the member's bearer only (another member is answered 404).
 */
export const cartErrors = [
  'cart.common.not_found',
  'cart.common.login_required',
  'cart.common.is_expired',
  'cart.common.selling_stopped',
  'cart.common.awaiting_approval',
  'payment.unknown_outcome',
] as const
