import type { FormVariant } from '#src/forms/form-field.ts'
import type { LegalPage } from '#src/islands/sign-in/LegalNote.tsx'
import { RegisterForm } from '#src/islands/sign-in/RegisterForm.tsx'
import { ProviderLogins } from '#src/islands/sign-in/ProviderLogins.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { registerTexts as texts } from '#src/text/session/register.ts'
import { socialLoginTexts } from '#src/text/session/social-login.ts'

interface Props {
  variant: FormVariant
  /** Terms and privacy, as far as the shop has such pages. */
  legal: readonly LegalPage[]
  /** Providers where a visitor may have an account already, e.g. `google`. */
  providers: readonly string[]
}

/** Becoming a member. */
export function RegisterView({ variant, legal, providers }: Props) {
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
      {providers.length > 0 && (
        <section className="sign-in-card" aria-labelledby="register-elsewhere">
          <h2 id="register-elsewhere">{socialLoginTexts.register_with}</h2>
          <p>{socialLoginTexts.register_text}</p>
          <ProviderLogins providers={providers} label={socialLoginTexts.register_button} />
        </section>
      )}
      <div className="sign-in-card">
        <RegisterForm variant={variant} legal={legal} />
      </div>
    </div>
  )
}
