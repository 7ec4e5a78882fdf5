import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { RICH_TEXT } from '#src/text/back-office/rich-text.ts'
import { FileButton } from '../forms/FileButton.tsx'
import { PressDialog } from '../frame/PressDialog.tsx'
import { PICTURE_TYPES } from '../pictures/picture-types.ts'
import { uploadPicture } from './upload-picture.ts'

interface Props {
  /** What was dropped or pasted; left out, it is chosen here. */
  file: File | undefined
  insert: (picture: { src: string; alt: string; width: number; height: number }) => void
  close: () => void
}

/** Sends a picture to the shop and puts it into the words. Asks what is on it. */
export function PictureDialog({ file: given, insert, close }: Props) {
  const translate = useTranslate()
  const [file, setFile] = useState(given)
  const [alt, setAlt] = useState('')
  const send = async () => file && insert(await uploadPicture(file, alt))
  return (
    <PressDialog
      title={RICH_TEXT.picture}
      submit={RICH_TEXT.picture_insert}
      busy={RICH_TEXT.picture_sending}
      cancel={translate('ra.action.cancel')}
      isReady={file !== undefined}
      send={send}
      onClose={close}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <FileButton accept={PICTURE_TYPES} onFiles={([chosen]) => setFile(chosen)}>
          {RICH_TEXT.picture_file}
        </FileButton>
        <span>{file?.name}</span>
      </Box>
      <TextField
        label={RICH_TEXT.picture_alt}
        helperText={RICH_TEXT.picture_alt_hint}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
    </PressDialog>
  )
}
