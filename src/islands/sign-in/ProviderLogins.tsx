import { useEffect, useState } from 'react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { beginSocialLogin } from '#src/stores/session/social-login.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { socialLoginTexts as texts } from '#src/text/session/social-login.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Notice } from '../ui/Notice.tsx'

interface Props {
  /** As in SITE.SOCIAL_LOGINS, e.g. `google`; nothing is shown when there is none. */
  providers: readonly string[]
  is_shared_device?: boolean
  /** Said above the buttons. */
  heading?: string
  /** Words of a button. */
  label?: (provider: string) => string
}

/** Logins at providers: the browser leaves for the provider and comes back. */
export function ProviderLogins({
  providers,
  is_shared_device = false,
  heading,
  label = texts.button,
}: Props) {
  const [leavingFor, setLeavingFor] = useState<string | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  // Back from the provider this page is restored as it was left, busy.
  useEffect(() => {
    const wake = () => setLeavingFor(null)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  async function leave(provider: string): Promise<void> {
    setLeavingFor(provider)
    setFailure(null)
    const refused = await beginSocialLogin(provider, is_shared_device)
    if (!refused) return
    setFailure(refused)
    setLeavingFor(null)
  }

  if (providers.length === 0) return null
  return (
    <div className="provider-logins">
      {heading && <p className="provider-heading">{heading}</p>}
      {failure && (
        <div role="alert">
          <Notice tone="bad" title={texts.failed}>
            <p>{toFailureSentence(failure)}</p>
          </Notice>
        </div>
      )}
      {providers.map((provider) => (
        <BusyButton
          key={provider}
          className="provider-button"
          is_busy={leavingFor === provider}
          onPress={() => void leave(provider)}
        >
          {label(provider)}
        </BusyButton>
      ))}
    </div>
  )
}
