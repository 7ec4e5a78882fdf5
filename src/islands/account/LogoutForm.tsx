import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { signOut } from '#src/stores/session/sign-in.ts'
import { logoutTexts as texts } from '#src/text/member/account.ts'
import { SentByScript } from '../forms/SentByScript.tsx'
import { useSubmission } from '../forms/use-submission.ts'
import { BusyButton } from '../ui/BusyButton.tsx'

/** Logging out: this browser forgets the member even when the shop does not answer. */
export function LogoutForm() {
  const submission = useSubmission(async () => {
    await signOut()
    setNextFlash({ code: 'session.signed_out' })
    goTo('/login/')
    return 'left'
  })
  return (
    <SentByScript className="checkout-form" onSubmit={submission.onSubmit}>
      <p>{texts.text}</p>
      <BusyButton is_busy={submission.is_busy}>{texts.submit}</BusyButton>
    </SentByScript>
  )
}
