import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type DialogProps,
} from '@mui/material'
import type { ReactNode } from 'react'
import { usePress } from './use-press.ts'

interface Props {
  title: string
  children: ReactNode
  submit: string
  /** What the button says while it works. */
  busy?: string
  cancel: string
  color?: 'primary' | 'error'
  maxWidth?: DialogProps['maxWidth']
  isReady?: boolean
  /** The call; the dialog closes when it was made, and stays with all that was typed when it was refused. */
  send: () => Promise<unknown>
  onClose: () => void
}

/** A dialog of a few fields and one press. */
export function PressDialog({
  title,
  children,
  submit,
  busy = submit,
  cancel,
  color = 'primary',
  maxWidth = 'sm',
  isReady = true,
  send,
  onClose,
}: Props) {
  const { run, isRunning, problem } = usePress()
  const press = () =>
    run(async () => {
      await send()
      onClose()
    })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth}>
      <DialogTitle>{title}</DialogTitle>
      {/* The first label floats over the edge of its field. */}
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        {children}
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          variant="contained"
          color={color}
          disabled={isRunning || !isReady}
          onClick={() => void press()}
        >
          {isRunning ? busy : submit}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
