import type { CallName } from '#contract/index.ts'
import type { Channel } from './channel.ts'

/** What the app knows of a request besides the request itself (Hono's `Env`). */
export interface AppEnv {
  /**
   * `visitor`: the address a request comes from, as far as it can be believed. `is_from_proxy`: whether it came by way
   * of somebody whose X-Forwarded-… headers are.
   * `call`: the call of the contract it is, once that is known.
   */
  Variables: { channel: Channel; visitor: string; is_from_proxy: boolean; call?: CallName }
}
