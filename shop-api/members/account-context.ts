import type { CallName } from '#contract/index.ts'
import type { CallContext } from '#shop-api/http/serve.ts'

/** What an errand about an account needs of the call that asks for it. */
export type AccountContext = Pick<
  CallContext<CallName>,
  'db' | 'channel' | 'now' | 'config' | 'limit' | 'visitor'
>
