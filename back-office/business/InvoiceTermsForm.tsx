import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin'
import { INVOICE_SCREENS } from '#src/text/back-office/invoice-screens.ts'
import { BUSINESS_SCREENS } from '#src/text/back-office/business-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { AccountInput } from './AccountInput.tsx'

const DAYS = [...Array.from({ length: 28 }, (_, at) => at + 1), 31].map((id) => ({
  id,
  name: INVOICE_SCREENS.day_of_month(id),
}))
const MONTHS = INVOICE_SCREENS.months.map((name, id) => ({ id, name }))

/** On what terms a company pays by invoice. */
export default function InvoiceTermsForm() {
  return (
    <>
      <FormSection>
        <AccountInput source="account_code" helperText={BUSINESS_SCREENS.account_hint} />
        <BooleanInput source="is_on" helperText={INVOICE_SCREENS.on_hint} />
        <SelectInput source="closing_day" choices={DAYS} helperText={INVOICE_SCREENS.closing_hint} />
        <SelectInput source="due_months" choices={MONTHS} helperText={false} />
        <SelectInput source="due_day" choices={DAYS} helperText={false} />
        <NumberInput source="credit_limit" min={0} helperText={INVOICE_SCREENS.limit_hint} />
        <NumberInput source="stop_after_days" min={0} max={365} helperText={INVOICE_SCREENS.stop_hint} />
      </FormSection>
      <FormSection>
        <TextInput source="email" type="email" helperText={false} />
        <TextInput source="billing_name" helperText={INVOICE_SCREENS.name_hint} />
        <TextInput source="billing_postal_code" helperText={false} />
        <TextInput source="billing_address" helperText={false} />
      </FormSection>
    </>
  )
}
