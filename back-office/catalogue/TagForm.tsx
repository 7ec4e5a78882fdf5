import { Alert } from '@mui/material'
import { PasswordInput, TextInput, useRecordContext } from 'react-admin'
import type { AdminTag } from '#contract/shapes/admin-catalogue.ts'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { RemovePassword } from './RemovePassword.tsx'
import { SlugInput } from './SlugInput.tsx'

export default function TagForm() {
  const tag = useRecordContext<AdminTag>()
  return (
    <FormSection>
      <TextInput source="name" />
      <SlugInput source="key" from="name" helperText={CATALOGUE_TEXT.key_hint} />
      <PasswordInput
        source="password"
        helperText={CATALOGUE_TEXT.password_hint}
        autoComplete="new-password"
      />
      {tag?.has_password && (
        <Alert severity="info" action={<RemovePassword tag={tag} />}>
          {CATALOGUE_TEXT.has_password}
        </Alert>
      )}
    </FormSection>
  )
}
