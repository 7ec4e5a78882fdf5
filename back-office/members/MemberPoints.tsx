import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import type { AdminMemberDetail } from '#contract/shapes/admin-member.ts'
import { MEMBER_SCREENS } from '#src/text/back-office/member-screens.ts'
import { callApi } from '../api/call-api.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { PressDialog } from '../frame/PressDialog.tsx'
import { announceSave } from '../frame/save-notice.ts'
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
  const [request_key] = useState(() => crypto.randomUUID())
  const point = Number(typed)
  const move = async () => {
    const body = { request_key, point, reason }
    onChanged(await callApi('POST /v1/admin/members/{id}/points', { params: { id }, body }))
    announceSave({ sentence: MEMBER_SCREENS.move_done })
  }
  return (
    <PressDialog
      title={MEMBER_SCREENS.move}
      submit={MEMBER_SCREENS.move_submit}
      cancel={MEMBER_SCREENS.keep}
      maxWidth="xs"
      isReady={Number.isInteger(point) && point !== 0 && reason.trim() !== ''}
      send={move}
      onClose={onClose}
    >
      <TextField
        autoFocus
        type="number"
        label={MEMBER_SCREENS.move_point}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label={MEMBER_SCREENS.move_reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
    </PressDialog>
  )
}
