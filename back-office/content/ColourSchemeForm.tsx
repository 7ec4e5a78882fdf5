import { BooleanInput, TextInput } from 'react-admin'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'

type Colours = Record<string, string> | null | undefined

const toText = (colours: Colours) =>
  Object.entries(colours ?? {})
    .map(([role, colour]) => (colour === '' ? role : `${role} ${colour}`))
    .join('\n')
const toColours = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [role = '', colour = ''] = line.trimStart().split(/\s+/)
        return [role, colour]
      }),
  )

export default function ColourSchemeForm() {
  return (
    <FormSection>
      <TextInput source="name" helperText={CONTENT_TEXT.scheme_name_hint} />
      <BooleanInput source="is_selected" helperText={false} />
      <TextInput
        source="colours"
        multiline
        minRows={6}
        format={toText}
        parse={toColours}
        helperText={CONTENT_TEXT.scheme_hint}
      />
    </FormSection>
  )
}
