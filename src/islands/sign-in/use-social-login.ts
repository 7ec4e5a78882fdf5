import { useEffect, useState } from 'react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toStateProvider } from '#src/rules/session/login-providers.ts'
import { getPageQuery } from '#src/site/page-query.ts'
import { goInstead } from '#src/stores/page/go-instead.ts'
import { finishSocialLogin } from '#src/stores/session/social-login.ts'
import { goOn } from './go-on.ts'

type SocialLogin =
  | { state: 'working' }
  | { state: 'no-provider' }
  | { state: 'failed'; failure: CallFailure; provider: string; retry: () => void }

/** Finishes the login a provider sent the browser back from, and goes on; or tells why it failed. */
export function useSocialLogin(): SocialLogin {
  const [login, setLogin] = useState<SocialLogin>({ state: 'working' })
  useEffect(() => {
    void finish(setLogin)
  }, [])
  return login
}

async function finish(tell: (login: SocialLogin) => void): Promise<void> {
  const said = getPageQuery()
  const end = await finishSocialLogin(said)
  if (end.state === 'no-provider') tell(end)
  else if (end.state === 'done-before') goInstead('/ec/')
  else if (end.state !== 'failed') goOn(end, '/ec/', goInstead)
  else
    tell({
      ...end,
      provider: toStateProvider(said.get('state')) ?? '',
      retry() {
        tell({ state: 'working' })
        void finish(tell)
      },
    })
}
