import { useRecordContext } from 'react-admin'
import type { AdminBusinessBuyer } from '#contract/shapes/business.ts'
import { BUSINESS_SCREENS } from '#src/text/back-office/business-screens.ts'
import { callApi } from '../api/call-api.ts'
import { type Choice, FoundInput, type FoundInputProps } from '../bikes/FoundInput.tsx'

/** Chooses a company by code. */
export function AccountInput(props: FoundInputProps) {
  const record = useRecordContext<Pick<AdminBusinessBuyer, 'id' | 'account_code' | 'account_name'>>()
  const known = record?.account_name
    ? {
        value: record.account_code,
        name: BUSINESS_SCREENS.account(record.account_code, record.account_name),
      }
    : undefined
  return <FoundInput {...props} kind="business-accounts" find={find} findOne={findOne} known={known} />
}

async function find(q: string): Promise<Choice[]> {
  const { data } = await callApi('GET /v1/admin/business-accounts', { query: { q, per: 20 } })
  return data.map(({ code, name }) => ({ value: code, name: BUSINESS_SCREENS.account(code, name) }))
}

/** A search finds codes too. */
const findOne = async (code: string) => (await find(code)).find(({ value }) => value === code)
