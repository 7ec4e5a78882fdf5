import { BooleanInput, NumberInput, TextInput, useRecordContext } from 'react-admin'
import type { AdminBusinessAccount } from '#contract/shapes/business.ts'
import { BUSINESS_SCREENS } from '#src/text/back-office/business-screens.ts'
import { LinkButton, LinkButtons } from '../bikes/LinkButton.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { toListOf, toNewOf } from './to-address.ts'

export default function AccountForm() {
  return (
    <FormSection>
      <TextInput source="code" helperText={BUSINESS_SCREENS.code_hint} />
      <TextInput source="name" helperText={false} />
      <NumberInput source="price_rate" min={1} max={100} helperText={BUSINESS_SCREENS.price_rate_hint} />
      <TextInput source="note" multiline helperText={BUSINESS_SCREENS.note_hint} />
      <BooleanInput source="is_active" helperText={BUSINESS_SCREENS.account_active_hint} />
      <Onward />
    </FormSection>
  )
}

/** Who buys for the company, and what it pays. */
function Onward() {
  const account = useRecordContext<AdminBusinessAccount>()
  if (account?.id === undefined) return null
  const { code, buyer_count, price_count } = account
  return (
    <LinkButtons>
      <LinkButton to={toListOf('business-buyers', code)} subject="business-buyers">
        {BUSINESS_SCREENS.see_buyers(buyer_count)}
      </LinkButton>
      <LinkButton to={toNewOf('business-buyers', code)} needs="business-buyers">
        {BUSINESS_SCREENS.add_buyer}
      </LinkButton>
      <LinkButton to={toListOf('contract-prices', code)} subject="contract-prices">
        {BUSINESS_SCREENS.see_prices(price_count)}
      </LinkButton>
      <LinkButton to={toNewOf('contract-prices', code)} needs="contract-prices">
        {BUSINESS_SCREENS.add_price}
      </LinkButton>
      <LinkButton to="/member-import" needs="contract-prices">
        {BUSINESS_SCREENS.move_prices}
      </LinkButton>
    </LinkButtons>
  )
}
