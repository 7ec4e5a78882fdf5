import type { User } from '#contract/shapes/user.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { NewEmail } from '#src/islands/account/NewEmail.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { formatDay } from '#src/rules/date/format-day.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { memberResource } from '#src/stores/member/member.ts'
import { userInfoTexts as texts } from '#src/text/member/account.ts'
import { corporateLabels, fieldLabels, toPlainLabel } from '#src/text/input/field-labels.ts'
import { genders, newsletterChoices } from '#src/text/member/options.ts'

/** What the shop knows of the member. */
export function UserInfoView({ variant }: { variant: FormVariant }) {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={memberResource} rows={6}>
        {(member) => (
          <>
            {member.pending_email && <NewEmail email={member.pending_email} />}
            <dl className="facts">
              {toFacts(member, variant).map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value || texts.none}</dd>
                </div>
              ))}
            </dl>
            <div className="record-actions">
              <a className="button button-primary" href="/mypage/user_info/edit/">
                {texts.edit}
              </a>
              <a className="button" href="/mypage/password/">
                {texts.change_password}
              </a>
            </div>
          </>
        )}
      </ResourceScreen>
    </>
  )
}

function toFacts(member: User, variant: FormVariant): { label: string; value: string | null }[] {
  const { company_name, department_name, gender_ct, birthday } = member
  const isCorporate = variant === 'corporate'
  const label = (name: keyof typeof fieldLabels) =>
    toPlainLabel((isCorporate && corporateLabels[name]) || fieldLabels[name])
  const street = `${member.prefecture}${member.city}${member.address1}`
  const company = [
    { label: label('company_name'), value: company_name },
    { label: label('department_name'), value: department_name },
  ]
  const person = [
    { label: label('gender_ct'), value: gender_ct ? genders[gender_ct] : '' },
    { label: label('birthday'), value: birthday ? formatDay(birthday) : '' },
  ]
  return [
    { label: texts.code, value: member.code },
    { label: texts.login_name, value: member.username },
    { label: label('email'), value: member.email },
    ...company.filter(({ value }) => isCorporate || value),
    { label: label('contact_name'), value: member.name },
    { label: label('contact_name_kana'), value: member.name_kana },
    {
      label: texts.address,
      value: street && `〒${formatPostalCode(member.postal_code)}\n${street} ${member.address2}`,
    },
    { label: label('phone_number'), value: member.phone_number },
    { label: label('cell_phone_number'), value: member.cell_phone_number },
    ...(member.fax_number ? [{ label: label('fax'), value: member.fax_number }] : []),
    ...(isCorporate ? [] : person),
    { label: label('is_receive_newsletter'), value: newsletterChoices[member.is_receive_newsletter] },
    { label: label('is_use_mfa'), value: member.is_use_mfa ? texts.on : texts.off },
  ]
}
