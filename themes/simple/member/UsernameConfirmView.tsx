import { LinkScreen } from '#src/islands/sign-in/LinkScreen.tsx'
import { useAsked } from '#src/islands/ui/use-asked.ts'
import { useQuery } from '#src/islands/ui/use-query.ts'
import { confirmUsername } from '#src/stores/session/reminder.ts'
import { reminderTexts as texts } from '#src/text/session/reminder.ts'

/** The login name, by the link of the mail. */
export function UsernameConfirmView() {
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
              <dt>{texts.username.yours}</dt>
              <dd className="sign-in-name">{username}</dd>
            </dl>
            <a className="button button-primary" href="/login/">
              {texts.username.login}
            </a>
            <a className="text-link" href={`/reminder/username/reset/?token=${encodeURIComponent(good)}`}>
              {texts.username.reset}
            </a>
          </div>
        )}
      </LinkScreen>
    </div>
  )
}
