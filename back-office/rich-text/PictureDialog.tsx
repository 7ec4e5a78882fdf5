import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { RICH_TEXT } from '#src/text/back-office/rich-text.ts'
import { FileButton } from '../forms/FileButton.tsx'
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
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const finish = async () => {
    if (!file) return
    setBusy(true)
    setProblem('')
    try {
      insert(await uploadPicture(file, alt))
      close()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="picture-title">
      <DialogTitle id="picture-title">{RICH_TEXT.picture}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <FileButton
            accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif"
            onFiles={([chosen]) => setFile(chosen)}
          >
            {RICH_TEXT.picture_file}
          </FileButton>
          <span>{file?.name}</span>
        </Box>
        <TextField
          fullWidth
          label={RICH_TEXT.picture_alt}
          helperText={RICH_TEXT.picture_alt_hint}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={!file || isBusy} onClick={() => void finish()}>
          {isBusy ? RICH_TEXT.picture_sending : RICH_TEXT.picture_insert}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
