import CloseIcon from '@mui/icons-material/Close'
import { Alert, Box, Button, IconButton, Link, Snackbar } from '@mui/material'
import { useEffect, useState } from 'react'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { Refusal } from '../api/refusal.ts'
import { followPublish, type PublishLine } from './follow-publish.ts'
import { onSaveNotice, type SaveNotice } from './save-notice.ts'

const SHOWN_MS = 12_000

/** What the last save became: saved, published in so many seconds, and how to take it back. */
export function SaveNotices() {
  const [notice, setNotice] = useState<SaveNotice>()
  const [lines, setLines] = useState<PublishLine[]>([])
  const [isDone, setDone] = useState(false)
  useEffect(() => onSaveNotice((next) => (setNotice(next), setLines([]), setDone(false))), [])
  useEffect(() => {
    if (!notice) return
    let isShown = true
    const show = (next: PublishLine[]) => isShown && setLines(next)
    const followed = notice.change ? followPublish(notice.change, show) : Promise.resolve()
    void followed
      .catch(() => show([{ mood: 'quiet', sentence: KINDS_TEXT.still_waiting }]))
      .then(() => isShown && setDone(true))
    return () => void (isShown = false)
  }, [notice])
  const isBad = lines.some(({ mood }) => mood === 'bad')
  const close = () => setNotice(undefined)
  const undo = async () => {
    if (!notice?.undo) return
    const { undo: takeBack } = notice
    close()
    try {
      await takeBack()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setNotice({ sentence: KINDS_TEXT.not_undone })
      setLines([{ mood: 'bad', sentence: error.message }])
    }
  }
  return (
    <Box role="status">
      <Snackbar
        open={notice !== undefined}
        autoHideDuration={isDone && !isBad ? SHOWN_MS : null}
        onClose={(_, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        sx={place}
      >
        <Alert
          role="presentation"
          variant="outlined"
          severity={isBad ? 'warning' : 'success'}
          sx={{ bgcolor: 'background.paper', boxShadow: 3, alignItems: 'center', width: 1 }}
          action={
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              {notice?.undo && (
                <Button size="small" onClick={() => void undo()} sx={{ whiteSpace: 'nowrap' }}>
                  {KINDS_TEXT.undo}
                </Button>
              )}
              <IconButton aria-label={KINDS_TEXT.close_notice} onClick={close}>
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          }
        >
          <Box>{notice?.sentence}</Box>
          {lines.map(({ sentence, url }) => (
            <Box key={sentence}>
              {sentence}{' '}
              {url && (
                <Link href={url} target="_blank" rel="noopener">
                  {KINDS_TEXT.open_page}
                </Link>
              )}
            </Box>
          ))}
        </Alert>
      </Snackbar>
    </Box>
  )
}

/**
 * Beside the heading, under dialogs. It moves nothing, and presses go through it: whatever stands below can be used at once, only
 * its own buttons take them.
 */
const place = {
  top: { xs: 60, sm: 60 },
  // In the middle of the screen beside the menu.
  left: { md: 'calc(50% + 124px)' },
  maxWidth: { sm: 560 },
  zIndex: 'appBar',
  pointerEvents: 'none',
  '& button, & a': { pointerEvents: 'auto' },
} as const
