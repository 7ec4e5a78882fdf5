import { Alert, Box, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useCanAccess } from 'react-admin'
import type { AdminPicture } from '#contract/shapes/admin-pictures.ts'
import { PICTURES_TEXT } from '#src/text/back-office/pictures.ts'
import { DropZone } from './DropZone.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { PictureGrid } from './PictureGrid.tsx'

/** The library: every photograph of the shop, used or not. */
export default function PicturesPage() {
  const queries = useQueryClient()
  const { canAccess, isPending } = useCanAccess({ resource: 'pictures', action: 'save' })
  const [opened, setOpened] = useState<AdminPicture>()
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Title title={PICTURES_TEXT.name} preferenceKey={false} />
      <Typography variant="body2" color="text.secondary">
        {PICTURES_TEXT.lead}
      </Typography>
      {canAccess && (
        <DropZone is_many onSent={() => void queries.invalidateQueries({ queryKey: ['pictures'] })} />
      )}
      {!canAccess && !isPending && <Alert severity="info">{PICTURES_TEXT.read_only}</Alert>}
      <PictureGrid onChosen={setOpened} />
      {opened && <PictureDialog picture={opened} close={() => setOpened(undefined)} />}
    </Box>
  )
}
