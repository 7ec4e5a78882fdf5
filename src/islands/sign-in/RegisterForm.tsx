import type { FormVariant } from '#src/forms/form-field.ts'
import { PASSWORD_HINT, registerTexts as texts } from '#src/text/session/register.ts'
import { NameFields } from '../checkout/NameFields.tsx'
import { PlaceFields } from '../checkout/PlaceFields.tsx'
import { type ShopForm, useFieldText } from '../forms/use-shop-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { RadioField } from '../ui/RadioField.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { LegalNote, type LegalPage } from './LegalNote.tsx'
import { PersonFields, PhoneFields } from './PersonFields.tsx'
import { createRegistrationForm } from '#src/forms/registration.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { loadBlankMember, registerMember } from '#src/stores/session/register.ts'
import { usePrefill } from '#src/islands/forms/use-prefill.ts'
import { useSentForm } from '#src/islands/forms/use-sent-form.ts'
import { goOn } from './go-on.ts'

interface Props {
  variant: FormVariant
  legal: readonly LegalPage[]
}

/** A new member, on one screen: the login, the person, the address. */
export function RegisterForm({ variant, legal }: Props) {
  const sent = useRegisterForm(variant)
  const { form } = sent
  return (
    <WholeForm sent={sent} submit={texts.submit} failed={texts.failed}>
      <section className="form-section" aria-labelledby="register-login">
        <h2 id="register-login">{texts.sections.login}</h2>
        <TextField bound={form.bind('email')} hint={texts.email_hint} />
        <PasswordField bound={form.bind('password')} hint={PASSWORD_HINT} />
        <PasswordField bound={form.bind('password_confirmation')} />
        <TextField bound={form.bind('username')} hint={texts.login_name_hint} width="half" />
      </section>
      <section className="form-section" aria-labelledby="register-person">
        <h2 id="register-person">
          {variant === 'corporate' ? texts.sections.company : texts.sections.person}
        </h2>
        <NameFields form={form} />
        <PersonFields form={form} />
      </section>
      <section className="form-section" aria-labelledby="register-place">
        <h2 id="register-place">{texts.sections.place}</h2>
        <PlaceFields form={form} />
        <PhoneFields form={form} />
      </section>
      <section className="form-section" aria-labelledby="register-more">
        <h2 id="register-more">{texts.sections.more}</h2>
        <NewsletterAndQuestion form={form} />
      </section>
      <LegalNote pages={legal} />
    </WholeForm>
  )
}

/** The answer is asked once a question was chosen. */
function NewsletterAndQuestion({ form }: { form: ShopForm<unknown> }) {
  const question = useFieldText(form, 'question_ct')
  return (
    <>
      <RadioField bound={form.bind('is_receive_newsletter')} />
      <SelectField
        bound={form.bind('question_ct')}
        empty={texts.no_question}
        hint={texts.question_hint}
        width="half"
      />
      {question !== '' && <TextField bound={form.bind('answer')} width="half" />}
    </>
  )
}

/** Becoming a member. The form starts with the shop's defaults. */
function useRegisterForm(variant: FormVariant) {
  const sent = useSentForm({
    create: () => createRegistrationForm(variant),
    async send(typed) {
      const end = await registerMember(typed)
      if (end.state === 'failed') return end.failure
      if (end.state === 'member') goTo('/register/complete/')
      else goOn(end)
      return null
    },
  })
  usePrefill(sent.form, loadBlankMember)
  return sent
}
