import type { User } from '#contract/shapes/user.ts'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { formatDay } from '#src/rules/format-day.ts'
import { formatPostalCode } from '#src/rules/postal-code.ts'
import { memberResource } from '#src/stores/member.ts'
import { userInfoTexts as texts } from '#src/text/account.ts'
import { corporateLabels, fieldLabels, toPlainLabel } from '#src/text/field-labels.ts'
import { genders, newsletterChoices } from '#src/text/options.ts'

/** What the shop knows of the member. */
export function UserInfoView() {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={memberResource} rows={6}>
        {(member) => (
          <>
            <dl className="facts">
              {toFacts(member).map(({ label, value }) => (
                <div className="fact" key={label}>
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

function toFacts(member: User): { label: string; value: string }[] {
  const { company_name, department_name, gender_ct, birthday } = member
  const label = (name: keyof typeof fieldLabels) => toPlainLabel(fieldLabels[name])
  const place = [member.prefecture, member.city, member.address1, member.address2].filter(Boolean).join(' ')
  return [
    { label: texts.code, value: member.code },
    { label: texts.login_name, value: member.username },
    { label: label('email'), value: member.email },
    ...(company_name ? [{ label: label('company_name'), value: company_name }] : []),
    ...(department_name ? [{ label: label('department_name'), value: department_name }] : []),
    { label: (company_name && corporateLabels.contact_name) || texts.name, value: member.name },
    { label: texts.name_kana, value: member.name_kana },
    {
      label: texts.address,
      value: place && `〒${formatPostalCode(member.postal_code)} ${place}`,
    },
    { label: label('phone_number'), value: member.phone_number },
    { label: label('cell_phone_number'), value: member.cell_phone_number },
    ...(member.fax_number ? [{ label: label('fax'), value: member.fax_number }] : []),
    ...(company_name
      ? []
      : [
          { label: label('gender_ct'), value: gender_ct ? genders[gender_ct] : '' },
          { label: label('birthday'), value: birthday ? formatDay(birthday) : '' },
        ]),
    { label: label('is_receive_newsletter'), value: newsletterChoices[member.is_receive_newsletter] },
    { label: label('is_use_mfa'), value: member.is_use_mfa ? texts.on : texts.off },
  ]
}
