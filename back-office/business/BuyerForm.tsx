import { BooleanInput, NumberInput, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { AdminBusinessBuyer } from '#contract/shapes/business.ts'
import { BUSINESS_SCREENS } from '#src/text/back-office/business-screens.ts'
import { LinkButton, LinkButtons } from '../bikes/LinkButton.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { AccountInput } from './AccountInput.tsx'
import { toNewOf } from './to-address.ts'

const ROLES = Object.entries(BUSINESS_SCREENS.roles).map(([id, name]) => ({ id, name }))

export default function BuyerForm() {
  const buyer = useRecordContext<AdminBusinessBuyer>()
  const is_new = buyer?.id === undefined
  const isApprover = useWatch({ name: 'role' }) === 'approver'
  return (
    <FormSection>
      <AccountInput source="account_code" helperText={BUSINESS_SCREENS.account_hint} />
      <TextInput
        source="email"
        slotProps={{ htmlInput: { readOnly: !is_new } }}
        helperText={is_new ? BUSINESS_SCREENS.email_hint : BUSINESS_SCREENS.email_stays}
      />
      <SelectInput source="role" choices={ROLES} helperText={BUSINESS_SCREENS.role_hint} />
      {!isApprover && (
        <>
          <NumberInput source="order_limit" min={0} helperText={BUSINESS_SCREENS.limit_hint} />
          <NumberInput source="monthly_limit" min={0} helperText={BUSINESS_SCREENS.limit_hint} />
        </>
      )}
      <BooleanInput source="is_active" helperText={BUSINESS_SCREENS.buyer_active_hint} />
      {!is_new && (
        <LinkButtons>
          <LinkButton to={toNewOf('business-buyers', buyer.account_code)} needs="business-buyers">
            {BUSINESS_SCREENS.add_same_account}
          </LinkButton>
        </LinkButtons>
      )}
    </FormSection>
  )
}
