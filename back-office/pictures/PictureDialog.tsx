import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useCanAccess } from 'react-admin'
import type { AdminPicture } from '#contract/shapes/admin-pictures.ts'
import { PICTURES_TEXT } from '#src/text/back-office/pictures.ts'
import { describePlace } from '#src/text/editor/picture-errors.ts'
import { callApi } from '../api/call-api.ts'
import { Refusal } from '../api/refusal.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { announceSave } from '../frame/save-notice.ts'
import { FocusDialog } from './FocusDialog.tsx'
import { toPictureAddress } from './to-picture-address.ts'

interface Props {
  picture: AdminPicture
  close: () => void
}

/** One photograph of the library: its words, what of it is kept in sight, where it is shown. */
export function PictureDialog({ picture, close }: Props) {
  const queries = useQueryClient()
  const { canAccess } = useCanAccess({ resource: 'pictures', action: 'save' })
  const [alt, setAlt] = useState(picture.alt)
  const [focus, setFocus] = useState(picture.focus)
  const [problem, setProblem] = useState('')
  const [opened, setOpened] = useState<'focus' | 'removal'>()
  const params = { id: picture.id }
  const { data } = useQuery({
    queryKey: ['picture', picture.id],
    queryFn: () => callApi('GET /v1/admin/pictures/{id}', { params }),
    gcTime: 0,
  })
  const run = async (work: () => Promise<unknown>, sentence: string) => {
    setProblem('')
    try {
      await work()
      await queries.invalidateQueries({ queryKey: ['pictures'] })
      announceSave({ sentence })
      close()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setProblem([error.message, ...Object.values(error.body.errors)].join('\n'))
    }
  }
  const save = () =>
    run(
      () =>
        callApi('PATCH /v1/admin/pictures/{id}', { params, body: { alt, focus, version: picture.version } }),
      PICTURES_TEXT.saved,
    )
  const remove = () => run(() => callApi('DELETE /v1/admin/pictures/{id}', { params }), PICTURES_TEXT.removed)
  const shown = { path: picture.path, ...(focus && { focus }) }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="picture-title">
      <DialogTitle id="picture-title" sx={{ overflowWrap: 'anywhere' }}>
        {picture.name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {problem && (
          <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
            {problem}
          </Alert>
        )}
        <Box
          component="img"
          src={toPictureAddress(picture, 640)}
          alt={picture.alt}
          sx={{ maxWidth: 1, maxHeight: '40vh', justifySelf: 'center', borderRadius: 1 }}
        />
        <Typography variant="body2" color="text.secondary">
          {PICTURES_TEXT.size(picture.width, picture.height)}　{PICTURES_TEXT.uploaded_at}{' '}
          {formatJapanTime(picture.uploaded_at)}
        </Typography>
        <TextField
          label={PICTURES_TEXT.alt}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
          helperText={PICTURES_TEXT.alt_hint}
          disabled={!canAccess}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        {canAccess && (
          <Button variant="outlined" onClick={() => setOpened('focus')} sx={{ justifySelf: 'start' }}>
            {PICTURES_TEXT.focus_title}
          </Button>
        )}
        <Box>
          <Typography variant="h3">{PICTURES_TEXT.places}</Typography>
          {data?.places.length === 0 && <Typography variant="body2">{PICTURES_TEXT.no_places}</Typography>}
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {data?.places.map(({ kind, title }) => (
              <li key={`${kind} ${title}`}>{describePlace(kind, title)}</li>
            ))}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {canAccess && (
          <Button color="error" onClick={() => setOpened('removal')}>
            {PICTURES_TEXT.remove}
          </Button>
        )}
        <Button onClick={close}>{PICTURES_TEXT.close}</Button>
        {canAccess && (
          <Button variant="contained" onClick={() => void save()}>
            {PICTURES_TEXT.save}
          </Button>
        )}
      </DialogActions>
      {opened === 'focus' && (
        <FocusDialog
          picture={shown}
          close={() => setOpened(undefined)}
          onChosen={(chosen) => {
            setFocus(chosen ?? null)
            setOpened(undefined)
          }}
        />
      )}
      <Confirm
        isOpen={opened === 'removal'}
        title={PICTURES_TEXT.remove_title}
        content={PICTURES_TEXT.remove_lead}
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={() => {
          setOpened(undefined)
          void remove()
        }}
        onClose={() => setOpened(undefined)}
      />
    </Dialog>
  )
}
