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
import { useState } from 'react'
import { useCanAccess, useLogoutIfAccessDenied } from 'react-admin'
import type { AdminMemberDetail } from '#contract/shapes/admin-member.ts'
import { MEMBER_SCREENS } from '#src/text/back-office/member-screens.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { OrderSection } from '../orders/OrderSection.tsx'

interface Props {
  member: AdminMemberDetail
  onChanged: (member: AdminMemberDetail) => void
}

/** Points at hand, how they came and went, and a dialog that moves some. */
export function MemberPoints({ member, onChanged }: Props) {
  const { point, point_histories } = member
  const [isOpen, setOpen] = useState(false)
  const { canAccess } = useCanAccess({ resource: 'members', action: 'save' })
  const action = canAccess && !member.left_at && (
    <Button variant="outlined" onClick={() => setOpen(true)}>
      {MEMBER_SCREENS.move}
    </Button>
  )
  return (
    <OrderSection title={MEMBER_SCREENS.points} action={action}>
      <Typography sx={{ fontWeight: 700 }}>{MEMBER_SCREENS.balance(point.balance)}</Typography>
      {point.pending > 0 && (
        <Typography variant="body2" color="text.secondary">
          {MEMBER_SCREENS.pending(point.pending)}
        </Typography>
      )}
      {point.expiring && (
        <Typography variant="body2" color="text.secondary">
          {MEMBER_SCREENS.expiring(point.expiring.point, point.expiring.on.replaceAll('-', '/'))}
        </Typography>
      )}
      {point_histories.map(({ id, point: moved, reason, created_at }) => (
        <Box key={id} sx={{ display: 'flex', gap: 2, mt: 1 }}>
          <Box sx={{ flex: 1 }}>
            <Typography>{reason}</Typography>
            <Typography variant="body2" color="text.secondary">
              {formatJapanTime(created_at)}
            </Typography>
          </Box>
          <Typography>{moved > 0 ? `+${moved}` : moved}</Typography>
        </Box>
      ))}
      {isOpen && <MoveDialog member={member} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </OrderSection>
  )
}

function MoveDialog({ member: { id }, onClose, onChanged }: Props & { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [isMoving, setMoving] = useState(false)
  const [request_key] = useState(() => crypto.randomUUID())
  const logoutIfDenied = useLogoutIfAccessDenied()
  const point = Number(typed)
  const move = async () => {
    setMoving(true)
    try {
      const body = { request_key, point, reason }
      onChanged(await callApi('POST /v1/admin/members/{id}/points', { params: { id }, body }))
      announceSave({ sentence: MEMBER_SCREENS.move_done })
      onClose()
    } catch (error) {
      if (!(await logoutIfDenied(error))) setProblem(error instanceof Error ? error.message : String(error))
      setMoving(false)
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{MEMBER_SCREENS.move}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          margin="normal"
          type="number"
          label={MEMBER_SCREENS.move_point}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextField
          fullWidth
          margin="normal"
          label={MEMBER_SCREENS.move_reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{MEMBER_SCREENS.keep}</Button>
        <Button
          variant="contained"
          disabled={isMoving || !Number.isInteger(point) || point === 0 || reason.trim() === ''}
          onClick={() => void move()}
        >
          {MEMBER_SCREENS.move_submit}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
