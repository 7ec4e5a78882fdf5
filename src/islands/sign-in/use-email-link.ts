import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { $session } from '#src/stores/session/session.ts'
import { verifyEmail } from '#src/stores/session/verify-email.ts'
import { useQuery } from '../ui/use-query.ts'
import { goOnVerified } from './go-on.ts'

type EmailLink =
  | { state: 'working' }
  | { state: 'typing' }
  | { state: 'failed'; failure: CallFailure; retry: () => void }

/**
 * The code in the mail's link, tried once the session is known. Somebody else's login is asked for its own code first.
 */
export function useEmailLink(): EmailLink {
  const code = useQuery('code')
  const { state } = useStore($session, { ssr: 'initial' })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const isTried = Boolean(code) && state === 'unregistered' && !failure

  useEffect(() => {
    if (!code || !isTried) return
    void verifyEmail(code).then((end) => {
      if (end.state === 'failed') setFailure(end.failure)
      else goOnVerified(end)
    })
  }, [code, isTried])
  useEffect(() => {
    if (state === 'mfa') goTo('/verify/')
  }, [state])

  if (failure) return { state: 'failed', failure, retry: () => setFailure(null) }
  return code === undefined || isTried ? { state: 'working' } : { state: 'typing' }
}
