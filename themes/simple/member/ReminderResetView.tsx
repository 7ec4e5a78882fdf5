import { LinkScreen } from '#src/islands/sign-in/LinkScreen.tsx'
import { ReminderResetForm } from '#src/islands/sign-in/ReminderResetForm.tsx'
import { useAsked } from '#src/islands/ui/use-asked.ts'
import { useQuery } from '#src/islands/ui/use-query.ts'
import { checkReminder } from '#src/stores/session/reminder.ts'
import { reminderTexts as texts } from '#src/text/session/reminder.ts'

/** A new password, by the link of the mail. */
export function ReminderResetView() {
  const token = useQuery('token')
  const asked = useAsked(token, checkReminder)
  return (
    <div className="sign-in">
      <LinkScreen
        token={token}
        asked={asked}
        texts={{ ...texts, failed: texts.password.check_failed }}
        again={{ href: '/reminder/', label: texts.again }}
      >
        {({ question_ct }, good) => (
          <div className="sign-in-card">
            <ReminderResetForm token={good} question_ct={question_ct} />
          </div>
        )}
      </LinkScreen>
    </div>
  )
}
