import type { FormVariant } from '#src/forms/form-field.ts'
import { UserInfoForm } from '#src/islands/account/UserInfoForm.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { memberResource } from '#src/stores/member/member.ts'
import { userInfoTexts as texts } from '#src/text/member/account.ts'

/** Changing the own data. */
export function UserInfoEditView({ variant }: { variant: FormVariant }) {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={memberResource} rows={8}>
        {(member) => (
          <div className="mypage-form">
            <p className="form-hint">{texts.not_editable}</p>
            <UserInfoForm member={member} variant={variant} />
            <a className="text-link" href="/mypage/user_info/">
              {texts.back}
            </a>
          </div>
        )}
      </ResourceScreen>
    </>
  )
}
