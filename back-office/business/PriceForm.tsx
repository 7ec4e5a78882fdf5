import { DateInput, NumberInput, useRecordContext } from 'react-admin'
import type { AdminContractPrice } from '#contract/shapes/business.ts'
import { BUSINESS_SCREENS } from '#src/text/back-office/business-screens.ts'
import { CodeInput } from '../bikes/CodeInput.tsx'
import { LinkButton, LinkButtons } from '../bikes/LinkButton.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { AccountInput } from './AccountInput.tsx'
import { toNewOf } from './to-address.ts'

export default function PriceForm() {
  return (
    <FormSection>
      <AccountInput source="account_code" helperText={BUSINESS_SCREENS.account_hint} />
      <CodeInput source="code" helperText={BUSINESS_SCREENS.code_of_goods_hint} />
      <NumberInput source="unit_price" min={0} helperText={BUSINESS_SCREENS.price_hint} />
      <DateInput source="valid_from" helperText={BUSINESS_SCREENS.days_hint} />
      <DateInput source="valid_until" helperText={BUSINESS_SCREENS.days_hint} />
      <Onward />
    </FormSection>
  )
}

/** A table is typed row by row: the next one begins with the same company. */
function Onward() {
  const price = useRecordContext<AdminContractPrice>()
  if (price?.id === undefined) return null
  return (
    <LinkButtons>
      <LinkButton to={toNewOf('contract-prices', price.account_code)} needs="contract-prices">
        {BUSINESS_SCREENS.add_same_account}
      </LinkButton>
    </LinkButtons>
  )
}
