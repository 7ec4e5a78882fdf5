import { Box, Button, Chip, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { MailTexts } from '#contract/shapes/mail-texts.ts'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { keepText } from './keep-text.ts'
import { MailPreview } from './MailPreview.tsx'

/** One letter at a time: chosen, worded, looked at. */
export function LetterInput() {
  const { setValue } = useFormContext<MailTexts>()
  const letters = useWatch<MailTexts, 'letters'>({ name: 'letters' })
  const [at, setAt] = useState(0)
  const letter = letters[at]!
  const isOwn = ({ subject, body, default_subject, default_body }: typeof letter) =>
    subject !== default_subject || body !== default_body
  const insert = (name: string) =>
    setValue(`letters.${at}.body`, `${letter.body}{${name}}`, { shouldDirty: true })
  const reset = () => {
    setValue(`letters.${at}.subject`, letter.default_subject, { shouldDirty: true })
    setValue(`letters.${at}.body`, letter.default_body, { shouldDirty: true })
  }
  return (
    <>
      <TextField
        select
        label={TERMS_TEXT.mail_choose}
        value={at}
        onChange={({ target }) => setAt(Number(target.value))}
        sx={{ mb: 2 }}
      >
        {letters.map((one, place) => (
          <MenuItem key={one.code} value={place}>
            {one.name}
            {isOwn(one) ? TERMS_TEXT.mail_own : ''}
          </MenuItem>
        ))}
      </TextField>
      <TextInput
        key={`${letter.code}-subject`}
        source={`letters.${at}.subject`}
        label={TERMS_TEXT.mail_subject}
        parse={keepText}
      />
      <TextInput
        key={`${letter.code}-body`}
        source={`letters.${at}.body`}
        label={TERMS_TEXT.mail_body}
        parse={keepText}
        multiline
        minRows={10}
      />
      <Typography variant="body2" color="text.secondary">
        {TERMS_TEXT.mail_placeholders}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        {letter.placeholders.map(({ name, is_required }) => (
          <Chip
            key={name}
            label={is_required ? `{${name}} ${TERMS_TEXT.mail_required}` : `{${name}}`}
            onClick={() => insert(name)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <MailPreview letter={letter} />
        <Button variant="text" disabled={!isOwn(letter)} onClick={reset}>
          {TERMS_TEXT.mail_default}
        </Button>
      </Box>
    </>
  )
}
