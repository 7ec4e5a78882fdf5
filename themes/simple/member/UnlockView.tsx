import { LinkScreen } from '#src/islands/sign-in/LinkScreen.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { useAsked } from '#src/islands/ui/use-asked.ts'
import { useQuery } from '#src/islands/ui/use-query.ts'
import { unlockAccount } from '#src/stores/session/unlock.ts'
import { unlockTexts as texts } from '#src/text/session/reminder.ts'

/** An account that locked after too many tries opens by the link of the mail. */
export function UnlockView() {
  const token = useQuery('token')
  const asked = useAsked(token, unlockAccount)
  return (
    <div className="sign-in">
      <LinkScreen token={token} asked={asked} texts={texts} again={{ href: '/login/', label: texts.login }}>
        {({ result }) => (
          <>
            <div role="status">
              <Notice tone={result === 'expired' ? 'warning' : 'good'} title={texts.results[result].title}>
                <p>{texts.results[result].text}</p>
              </Notice>
            </div>
            <div className="sign-in-actions">
              <a className="button button-primary" href="/login/">
                {texts.login}
              </a>
              <a className="text-link" href="/reminder/">
                {texts.forgot}
              </a>
            </div>
          </>
        )}
      </LinkScreen>
    </div>
  )
}
