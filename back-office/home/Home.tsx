import { Box, List, Typography } from '@mui/material'
import { Title, usePermissions } from 'react-admin'
import type { StaffRole } from '#contract/staff-rights.ts'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { OtherShops } from '../frame/OtherShops.tsx'

export default function Home() {
  const { permissions: role } = usePermissions<StaffRole | null>()
  return (
    <>
      <Title title={FRAME_TEXT.home} preferenceKey={false} />
      {role === null && <NotHere />}
    </>
  )
}

/** For a person who only works in other shops. */
function NotHere() {
  return (
    <Box>
      <Typography component="h2" variant="h2">
        {FRAME_TEXT.not_here}
      </Typography>
      <Typography>{FRAME_TEXT.not_here_lead}</Typography>
      <List role="menu" sx={{ maxWidth: 360 }}>
        <OtherShops />
      </List>
    </Box>
  )
}
