import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'
import { type OpenProvider, PROVIDER_METHODS, type ProviderMethod } from '../provider.ts'
import { openApi } from './api.ts'
import { cancel } from './cancel.ts'
import { capture } from './capture.ts'
import { checkAccount } from './check-account.ts'
import { findDispute, listDisputes } from './find-dispute.ts'
import { loadState } from './known-state.ts'
import { listPayments } from './list-payments.ts'
import { METHODS } from './methods.ts'
import { readNotice } from './read-notice.ts'
import { refund } from './refund.ts'
import { authorise } from './sessions.ts'
import { isTestKey, type KomojuSettings } from './settings.ts'
import { toOutcome } from './to-outcome.ts'

interface KomojuTools {
  /** How its host is reached; tests lead it to a stand-in. */
  fetch?: typeof globalThis.fetch
  clock?: () => Date
}

/**
 * KOMOJU, by its REST API. The shopper pays on its page and comes back; no card is ever typed at the shop, so none can be
 * named or kept here.
 */
export function openKomoju(
  { secret_key, webhook_secret }: KomojuSettings,
  { fetch = globalThis.fetch, clock = () => new Date() }: KomojuTools = {},
): OpenProvider {
  const api = openApi(secret_key, fetch)
  return {
    provider: {
      name: 'komoju',
      methods: METHODS,
      inspect: async () => undefined,
      authorise: (request) => authorise(api, request),
      async find(payment) {
        const state = await loadState(api, payment)
        return state.state === 'unknown' ? { result: 'unknown' } : toOutcome(state, payment)
      },
      capture: (payment, amount) => capture(api, payment, amount),
      cancel: (payment) => cancel(api, payment),
      refund: (payment, request) => refund(api, payment, request),
      // 3-D Secure happens on KOMOJU's page, before the shopper comes back.
      readVerdict: async () => undefined,
      keep: async () => ({ result: 'unknown_token' }),
      forget: async () => {},
      readNotice: async (message) => readNotice(webhook_secret, message),
      listPayments: (time) => listPayments(api, time),
      findDispute: (reference) => findDispute(api, reference),
      listDisputes: (since) => listDisputes(api, since),
      check: () => checkAccount(secret_key, fetch, clock),
    },
    settings: toSettings(isTestKey(secret_key)),
    // The shopper leaves for its page: nothing of it runs within ours.
    hosts: { script: [], connect: [], img: [], frame: [] },
    close: async () => {},
  }
}

function toSettings(is_test: boolean): OpenProvider['settings'] {
  const toMethod = (code: ProviderMethod): PaymentServiceSettings => ({
    code,
    provider: 'komoju',
    name: 'KOMOJU',
    entry: 'hosted',
    frame_url: null,
    script_url: null,
    public_key: '',
    is_test,
    is_3d_secure: code === 'card',
  })
  return Object.fromEntries(PROVIDER_METHODS.map((code) => [code, toMethod(code)]))
}
