import { BooleanInput, TextInput } from 'react-admin'
import type { CallOutput } from '#contract/index.ts'
import { MAINTENANCE_TEXT } from '#src/text/back-office/maintenance.ts'
import { callApi } from '../api/call-api.ts'
import { DocumentPage } from '../forms/DocumentPage.tsx'
import type { Entry } from '../forms/entry.ts'
import { FormSection } from '../forms/FormSection.tsx'

interface Closing extends Entry {
  version: number
  is_closed: boolean
  title: string
  message: string
  gtm_id: string | null
}

function toClosing({ maintenance, version }: CallOutput<'GET /v1/admin/maintenance'>): Closing {
  const { default_title, default_message } = MAINTENANCE_TEXT
  const words = maintenance ?? { title: default_title, message: default_message, gtm_id: null }
  return { version, is_closed: maintenance !== null, ...words }
}

const read = async () => toClosing(await callApi('GET /v1/admin/maintenance'))

const write = async (values: Entry, { version }: Closing) => {
  const { is_closed, title, message, gtm_id } = values as Closing
  const maintenance = is_closed ? { title, message, gtm_id } : null
  return toClosing(await callApi('PUT /v1/admin/maintenance', { body: { maintenance, version } }))
}

/** Closes the shop for a while, with words of one's own, or opens it. */
export default function MaintenancePage() {
  return (
    <DocumentPage path="maintenance" title={MAINTENANCE_TEXT.name} read={read} write={write}>
      <FormSection help={MAINTENANCE_TEXT.help}>
        <BooleanInput source="is_closed" />
        <TextInput source="title" />
        <TextInput source="message" multiline minRows={3} />
      </FormSection>
    </DocumentPage>
  )
}
