import { Box, List, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Title, usePermissions } from 'react-admin'
import { STAFF_RIGHTS, type StaffRole } from '#contract/staff-rights.ts'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { Loading } from '../frame/Loading.tsx'
import { OtherShops } from '../frame/OtherShops.tsx'
import { ShopStanding } from './ShopStanding.tsx'
import { Shortcuts } from './Shortcuts.tsx'

/** What waits today, for those who may know. */
const TodayPage = lazy(() => import('../today/TodayPage.tsx'))

export default function Home() {
  const { permissions: role } = usePermissions<StaffRole | null>()
  const standing = role && STAFF_RIGHTS[role].shop !== 'none' && (
    <Box sx={{ mb: 2 }}>
      <ShopStanding mayWrite={STAFF_RIGHTS[role].shop === 'write'} />
    </Box>
  )
  if (role && STAFF_RIGHTS[role].orders !== 'none') {
    return (
      <>
        {standing}
        <Suspense fallback={<Loading />}>
          <TodayPage />
        </Suspense>
      </>
    )
  }
  return (
    <>
      <Title title={FRAME_TEXT.home} preferenceKey={false} />
      {role === null && <NotHere />}
      {standing}
      {role && <Shortcuts role={role} />}
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
