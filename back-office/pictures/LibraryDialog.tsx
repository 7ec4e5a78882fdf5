import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
  useTheme,
} from '@mui/material'
import type { AdminPicture } from '#contract/shapes/admin-pictures.ts'
import { PICTURES_TEXT } from '#src/text/back-office/pictures.ts'
import { PictureGrid } from './PictureGrid.tsx'

interface Props {
  onChosen: (picture: AdminPicture) => void
  close: () => void
}

/** Chooses a photograph that is there already. */
export default function LibraryDialog({ onChosen, close }: Props) {
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" fullScreen={isSmall} aria-labelledby="library-title">
      <DialogTitle id="library-title">{PICTURES_TEXT.library_title}</DialogTitle>
      <DialogContent dividers>
        <PictureGrid onChosen={onChosen} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{PICTURES_TEXT.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
