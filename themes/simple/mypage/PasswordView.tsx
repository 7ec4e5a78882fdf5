import { PasswordForm } from '#src/islands/account/PasswordForm.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { memberResource } from '#src/stores/member/member.ts'
import { passwordTexts as texts } from '#src/text/member/account.ts'

/** Changing the password. */
export function PasswordView() {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={memberResource} rows={3}>
        {({ username }) => (
          <div className="mypage-form">
            <p>{texts.intro}</p>
            <PasswordForm username={username} />
            <p className="form-hint">{texts.forgot}</p>
          </div>
        )}
      </ResourceScreen>
    </>
  )
}
