import { LinkScreen } from '#src/islands/sign-in/LinkScreen.tsx'
import { UsernameResetForm } from '#src/islands/sign-in/UsernameResetForm.tsx'
import { useAsked } from '#src/islands/ui/use-asked.ts'
import { useQuery } from '#src/islands/ui/use-query.ts'
import { confirmUsername } from '#src/stores/session/reminder.ts'
import { reminderTexts as texts } from '#src/text/session/reminder.ts'

/** Another login name, by the link of the mail. */
export function UsernameResetView() {
  const token = useQuery('token')
  const asked = useAsked(token, confirmUsername)
  return (
    <div className="sign-in">
      <LinkScreen
        token={token}
        asked={asked}
        texts={{ ...texts, failed: texts.username.confirm_failed }}
        again={{ href: '/reminder/username/', label: texts.again }}
      >
        {({ username }, good) => (
          <div className="sign-in-card">
            <dl className="facts">
              <dt>{texts.username.now}</dt>
              <dd className="sign-in-name">{username}</dd>
            </dl>
            <UsernameResetForm token={good} />
          </div>
        )}
      </LinkScreen>
    </div>
  )
}
