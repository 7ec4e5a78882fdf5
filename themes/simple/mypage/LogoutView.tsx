import { LogoutForm } from '#src/islands/account/LogoutForm.tsx'
import { MemberScreen } from '#src/islands/member/MemberScreen.tsx'
import { logoutTexts as texts } from '#src/text/member/account.ts'

/** Logging out. */
export function LogoutView() {
  return (
    <MemberScreen>
      <div className="mypage-form">
        <LogoutForm />
        <a className="text-link" href="/mypage/">
          {texts.back}
        </a>
      </div>
    </MemberScreen>
  )
}
