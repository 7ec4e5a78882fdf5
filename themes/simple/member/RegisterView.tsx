import type { FormVariant } from '#src/forms/create-form.ts'
import type { LegalPage } from '#src/islands/sign-in/LegalNote.tsx'
import { RegisterForm } from '#src/islands/sign-in/RegisterForm.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { registerTexts as texts } from '#src/text/register.ts'

interface Props {
  variant: FormVariant
  /** Terms and privacy, as far as the shop has such pages. */
  legal: readonly LegalPage[]
}

/** Becoming a member. */
export function RegisterView({ variant, legal }: Props) {
  return (
    <div className="sign-in">
      <FlashMessage />
      <div className="sign-in-intro">
        <p>{texts.intro}</p>
        <p>
          {texts.already}
          <a className="text-link" href="/login/">
            {texts.login}
          </a>
          {texts.login_end}
        </p>
      </div>
      <div className="sign-in-card">
        <RegisterForm variant={variant} legal={legal} />
      </div>
    </div>
  )
}
