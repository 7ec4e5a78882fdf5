import { TextInput } from 'react-admin'
import type { MailTexts } from '#contract/shapes/mail-texts.ts'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { callApi } from '../api/call-api.ts'
import { Refusal } from '../api/refusal.ts'
import { DocumentPage } from '../forms/DocumentPage.tsx'
import type { Entry } from '../forms/entry.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { LetterInput } from './LetterInput.tsx'

type Texts = Entry & MailTexts & { version: number }

const read = async (): Promise<Texts> => callApi('GET /v1/admin/mail-texts')

const write = async (values: Entry, { version }: Texts): Promise<Texts> => {
  const { signature, letters } = values as Texts
  const own = letters.flatMap(({ code, subject, body, default_subject, default_body }, at) =>
    subject === default_subject && body === default_body ? [] : [{ at, code, subject, body }],
  )
  const sent = own.map(({ at: _at, ...letter }) => letter)
  try {
    return await callApi('PUT /v1/admin/mail-texts', { body: { signature, letters: sent, version } })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // The API counts what was sent; the form has every letter.
    const problems = Object.entries(error.body.errors).map(([path, message]) => ({
      field: path.replace(/^letters\.(\d+)/, (_, at: string) => `letters.${own[Number(at)]?.at ?? 0}`),
      message,
    }))
    throw new Refusal(error.status, problems[0]?.message ?? error.message, error.code, problems)
  }
}

/** Words of the letters shoppers get. */
export default function MailTextsPage() {
  return (
    <DocumentPage path="mail-texts" title={TERMS_NAMES['mail-texts'].name} read={read} write={write}>
      <FormSection help={TERMS_TEXT.mail_help}>
        <LetterInput />
      </FormSection>
      <FormSection>
        <TextInput source="signature" multiline minRows={4} helperText={TERMS_TEXT.signature_hint} />
      </FormSection>
    </DocumentPage>
  )
}
