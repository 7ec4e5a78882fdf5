import type { User } from '#contract/shapes/user.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { createUserInfoForm } from '#src/forms/user-info.ts'
import { changeMember } from '#src/stores/member/account.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { userInfoTexts as texts } from '#src/text/member/account.ts'
import { NameFields } from '../checkout/NameFields.tsx'
import { PlaceFields } from '../checkout/PlaceFields.tsx'
import { toTexts } from '../forms/to-texts.ts'
import { useSentForm } from '../forms/use-sent-form.ts'
import { type ShopForm, useFieldText } from '../forms/use-shop-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { PersonFields, PhoneFields } from '../sign-in/PersonFields.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { RadioField } from '../ui/RadioField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { ProofFields } from './ProofFields.tsx'

/** A member's own data; what the form does not ask for stays as it is. */
export function UserInfoForm({ member, variant }: { member: User; variant: FormVariant }) {
  const sent = useSentForm({
    create: () => {
      const form = createUserInfoForm(variant)
      // A draft outlives a session; the next member in this tab must not find it.
      return { ...form, name: `${form.name}-${member.id}` }
    },
    start: toTexts(member),
    async send(typed) {
      const end = await changeMember(typed)
      if (end.state === 'failed') return end.failure
      setNextFlash({ code: end.value.pending_email ? 'member.email_pending' : 'member.changed' })
      goTo('/mypage/user_info/')
      return null
    },
    secrets: ['current_password', 'verify_code'],
  })
  const { form } = sent
  return (
    <WholeForm sent={sent} submit={texts.submit} failed={texts.failed}>
      <section className="form-section" aria-labelledby="info-account">
        <h2 id="info-account">{texts.sections.account}</h2>
        <TextField bound={form.bind('email')} hint={texts.email_hint} />
      </section>
      <section className="form-section" aria-labelledby="info-person">
        <h2 id="info-person">{variant === 'corporate' ? texts.sections.company : texts.sections.person}</h2>
        <NameFields form={form} />
        <PersonFields form={form} />
      </section>
      <section className="form-section" aria-labelledby="info-place">
        <h2 id="info-place">{texts.sections.place}</h2>
        <PlaceFields form={form} />
        <PhoneFields form={form} />
      </section>
      <section className="form-section" aria-labelledby="info-more">
        <h2 id="info-more">{texts.sections.more}</h2>
        <RadioField bound={form.bind('is_receive_newsletter')} />
        <MfaSwitch form={form} />
      </section>
      <Proof form={form} member={member} />
    </WholeForm>
  )
}

/** Asked only when a change could make the member lose the account. */
function Proof({ form, member }: { form: ShopForm<unknown>; member: User }) {
  const isMoving = useFieldText(form, 'email').trim().toLowerCase() !== member.email
  const isWithoutCode = useFieldText(form, 'is_use_mfa') !== 'true' && member.is_use_mfa === true
  if (!isMoving && !isWithoutCode) return null
  return <ProofFields form={form} has_password={member.has_password !== false} reason={texts.proof_reason} />
}

function MfaSwitch({ form }: { form: ShopForm<unknown> }) {
  const { id } = form.bind('is_use_mfa')
  return (
    <CheckField
      id={id}
      label={texts.mfa}
      hint={texts.mfa_hint}
      is_checked={useFieldText(form, 'is_use_mfa') === 'true'}
      onChange={(is_checked) => form.setValue('is_use_mfa', String(is_checked))}
    />
  )
}
