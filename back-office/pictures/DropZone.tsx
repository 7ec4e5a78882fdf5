import CameraIcon from '@mui/icons-material/PhotoCameraOutlined'
import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { AdminPicture } from '#contract/shapes/admin-pictures.ts'
import { PICTURES_TEXT } from '#src/text/back-office/pictures.ts'
import { FileButton } from '../forms/FileButton.tsx'
import { PICTURE_TYPES } from './picture-types.ts'
import { useUploads } from './use-uploads.ts'

interface Props {
  is_many: boolean
  onSent: (picture: AdminPicture) => void
  /** More buttons. */
  children?: ReactNode
}

const listImages = (data: DataTransfer): File[] => [...data.files]

/** Takes photographs in every way people have them: dropped, pasted, chosen, or taken on a phone. */
export function DropZone({ is_many, onSent, children }: Props) {
  const { send, forget, failed, all, done } = useUploads(onSent)
  const [isOver, setOver] = useState(false)
  const take = (files: readonly File[]) => void send(is_many ? files : files.slice(0, 1))
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label={PICTURES_TEXT.drop}
      onPaste={(event) => {
        const files = listImages(event.clipboardData)
        if (files.length === 0) return
        event.preventDefault()
        take(files)
      }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(listImages(event.dataTransfer))
      }}
      sx={{
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'primary.light' : 'transparent',
        borderRadius: 1,
        p: 2,
        display: 'grid',
        gap: 1.5,
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton accept={PICTURE_TYPES} multiple={is_many} onFiles={take}>
          {PICTURES_TEXT.choose_files}
        </FileButton>
        <Box sx={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
          <FileButton accept="image/*" capture="environment" startIcon={<CameraIcon />} onFiles={take}>
            {PICTURES_TEXT.take}
          </FileButton>
        </Box>
        {children}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {PICTURES_TEXT.drop}
      </Typography>
      <Box aria-live="polite">
        {all > 0 && (
          <>
            <Typography variant="body2">{PICTURES_TEXT.sending(done, all)}</Typography>
            <LinearProgress
              variant={all > 1 ? 'determinate' : 'indeterminate'}
              value={(done / all) * 100}
              aria-label={PICTURES_TEXT.sending(done, all)}
            />
          </>
        )}
        {failed.map(({ id, name, message }) => (
          <Alert
            key={id}
            severity="error"
            sx={{ mt: 1, overflowWrap: 'anywhere' }}
            onClose={() => forget(id)}
            closeText={PICTURES_TEXT.close_error}
          >
            {name}：{message}
          </Alert>
        ))}
      </Box>
    </Box>
  )
}
