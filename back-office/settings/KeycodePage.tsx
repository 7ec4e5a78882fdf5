import { BooleanInput, TextInput } from 'react-admin'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { callApi } from '../api/call-api.ts'
import { DocumentPage } from '../forms/DocumentPage.tsx'
import type { Entry } from '../forms/entry.ts'
import { FormSection } from '../forms/FormSection.tsx'

interface Keycode extends Entry {
  version: number
  is_set: boolean
  keycode: string
}

const read = async (): Promise<Keycode> => ({ ...(await callApi('GET /v1/admin/keycode')), keycode: '' })

const write = async (values: Entry, { version }: Keycode): Promise<Keycode> => {
  const { is_set, keycode } = values as Keycode
  const body = { keycode: is_set ? keycode : null, version }
  return { ...(await callApi('PUT /v1/admin/keycode', { body })), keycode: '' }
}

/** The word that opens a closed shop. */
export default function KeycodePage() {
  return (
    <DocumentPage
      path="keycode"
      title={TERMS_NAMES.keycode.name}
      read={read}
      write={write}
      change={{ type: 'terms', key: 'keycode' }}
      noUndo
    >
      <FormSection help={TERMS_TEXT.keycode_help}>
        <BooleanInput source="is_set" />
        <TextInput source="keycode" autoComplete="off" helperText={TERMS_TEXT.keycode_hint} />
      </FormSection>
    </DocumentPage>
  )
}
