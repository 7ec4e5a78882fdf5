import type { Credentials, Login } from '#contract/shapes/session.ts'
import type { Api } from '#src/api/call-input.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { forgetAccessToken, isSharedDevice, setAccessToken, setSharedDevice } from './access-token.ts'
import { OWN_COMPANY } from '#src/stores/business/company-key.ts'
import { MY_BIKES } from '#src/stores/bike/bike-keys.ts'
import { dropCart, initCart } from '#src/stores/cart/cart.ts'
import { getCartToken } from '#src/stores/cart/cart-token.ts'
import { forgetDrafts } from '#src/stores/page/form-draft.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { loadOpenApi } from '#src/stores/calls/load-open-api.ts'
import { welcomeBack } from './lost-member.ts'
import { takeOwnWay } from './own-way.ts'
import { getPendingLogin, setPendingLogin } from './pending-login.ts'
import { forgetViewedProducts, getViewedProducts } from '#src/stores/product/product-history.ts'
import { forgetPurchase } from '#src/stores/checkout/purchase-record.ts'
import { SEARCHES } from '#src/stores/catalogue/search-history.ts'
import { announceSession } from './session-state.ts'
import { endPayment } from '#src/stores/checkout/payment-progress.ts'
import { listStored, setStored } from '#src/stores/page/storage.ts'

/** How a way of logging in ended. */
export type SignInEnd =
  /** `warnings`: what the member should mend, e.g. an old password. */
  | { state: 'member'; warnings: SignInWarning[] }
  /** `verify_code`: only from a shop that cannot send mail; shown to the user (behaviour 4.3). */
  | { state: 'mfa'; verify_code: string | undefined }
  | { state: 'unregistered' }
  | { state: 'failed'; failure: CallFailure }

export type SignInWarning = 'password_expired' | 'mail_error'

/** Logs in by name and password. @param is_shared_device the login goes with the browser, and leaves no traces */
export function signIn(
  credentials: Pick<Credentials, 'username' | 'password'>,
  is_shared_device: boolean,
): Promise<SignInEnd> {
  setSharedDevice(is_shared_device)
  const body = { ...credentials, ...toCart(), is_shared_device }
  return finishSignIn((api) => api.call('POST /v1/auth/login', { body }))
}

/** Logs in with the account of a sister shop (behaviour 4.9: the flag is passed along at verify). */
export async function signInFromSister(
  credentials: Pick<Credentials, 'username' | 'password'> & { channel: string },
  is_shared_device: boolean,
): Promise<SignInEnd> {
  setSharedDevice(is_shared_device)
  const body = { ...credentials, ...toCart(), is_shared_device }
  const end = await finishSignIn((api) => api.call('POST /v1/auth/login-sync-channel', { body }))
  const pending = getPendingLogin()
  if (pending?.state === 'mfa') setPendingLogin({ ...pending, is_sync_user_channel: true })
  return end
}

/** The second step: the code that was sent. */
export function verifySignIn(verify_code: string): Promise<SignInEnd> {
  const pending = getPendingLogin()
  if (pending?.state !== 'mfa') throw new Error('No login waits for a code.')
  const { user_id, is_sync_user_channel } = pending
  const body = { verify_code, user_id, is_sync_user_channel }
  return finishSignIn((api) => api.call('POST /v1/auth/verify', { body }))
}

/** Any call that answers with the login fields: registration, a new password by reminder, a verified address. */
export async function finishSignIn(ask: (api: Api) => Promise<{ body: Login }>): Promise<SignInEnd> {
  try {
    const { body } = await ask(await loadOpenApi())
    return await acceptLogin(body)
  } catch (error) {
    return { state: 'failed', failure: toCallFailure(error) }
  }
}

/** Stores what a login answered (behaviour 4.1) and does what follows from it. */
export async function acceptLogin(login: Login): Promise<SignInEnd> {
  const { user_id, verify_code } = login
  takeOwnWay()
  if (login.is_verify) {
    setPendingLogin({
      state: 'mfa',
      user_id,
      is_sync_user_channel: false,
      ...(verify_code && { verify_code }),
    })
    announceSession({ state: 'mfa', user_id })
    return { state: 'mfa', verify_code }
  }
  setAccessToken(login, Date.now())
  if (login.is_registered_member === false) {
    setPendingLogin({ state: 'unregistered', user_id })
    announceSession({ state: 'unregistered', user_id })
    return { state: 'unregistered' }
  }
  setPendingLogin(null)
  welcomeBack(user_id)
  announceSession({ state: 'member', user_id })
  await Promise.allSettled([handOverHistory(), takeOverCart()])
  return {
    state: 'member',
    warnings: [
      ...(login.has_password_expired ? (['password_expired'] as const) : []),
      ...(login.has_mail_error_count_over ? (['mail_error'] as const) : []),
    ],
  }
}

/** Behaviour 4.8: logging out clears this browser even if the call fails. */
export async function signOut({ keeps_cart = false } = {}): Promise<void> {
  await loadApi()
    .then((api) => api.call('POST /v1/auth/logout'))
    .catch(() => undefined)
  forgetSignIn(keeps_cart)
}

/** Forgets the login and, on a shared device, every trace of it. */
export function forgetSignIn(keeps_cart = false): void {
  const is_shared = isSharedDevice()
  forgetAccessToken()
  setPendingLogin(null)
  forgetManagerLogin()
  if (!keeps_cart || is_shared) dropCart()
  forgetPurchase()
  forgetViewedProducts()
  for (const key of [SEARCHES, MY_BIKES, OWN_COMPANY]) setStored('local', key, null)
  forgetDrafts()
  if (is_shared) forgetTraces()
  takeOwnWay()
  announceSession({ state: 'guest' })
}

/** The guest's cart, for calls that log in. */
export function toCart(): { cart_token?: string } {
  const cart_token = getCartToken()
  return cart_token === null ? {} : { cart_token }
}

/** Behaviour 4.10: after every login the stored product history is sent. The API wants it oldest first. */
async function handOverHistory(): Promise<void> {
  const product_ids = getViewedProducts().toReversed()
  if (product_ids.length === 0) return
  const api = await loadApi()
  await api.call('POST /v1/product-histories', { body: { product_ids } })
  forgetViewedProducts()
}

/** The guest's goods are in the member's cart now, and so are those from other devices. */
async function takeOverCart(): Promise<void> {
  await initCart()
}

/** Kept even then: the key that tells other tabs of the logout, and which of the shop's messages were hidden. */
const KEPT_TRACES = ['noren.session', 'noren.hidden_messages']

/** Forgets everything this browser keeps of a visit, so that the next user of a shared device finds nothing. */
function forgetTraces(): void {
  endPayment()
  for (const kind of ['local', 'session'] as const) {
    for (const key of listStored(kind)) {
      if (key.startsWith('noren.') && !KEPT_TRACES.includes(key)) setStored(kind, key, null)
    }
  }
}

/** Keys of the back office while staff are signed in at the same address. */
const MANAGER_KEYS = ['noren-editor-token:', 'noren-editor-signed-in:']

/** Behaviour 4.8: logging out of the shop leaves no manager's login behind in this browser. */
export function forgetManagerLogin(): void {
  for (const key of listStored('local')) {
    if (MANAGER_KEYS.some((prefix) => key.startsWith(prefix))) setStored('local', key, null)
  }
}
