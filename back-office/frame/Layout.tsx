import MenuIcon from '@mui/icons-material/Menu'
import { AppBar, Box, Drawer, IconButton, Toolbar, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, Suspense, useState } from 'react'
import { LoadingIndicator, SkipNavigationButton, useTranslate } from 'react-admin'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Loading } from './Loading.tsx'
import { Menu } from './Menu.tsx'
import { pageFacts } from './page-facts.ts'
import { SaveNotices } from './SaveNotices.tsx'

const MENU_WIDTH = 248

/** A line on top, the menu beside it (a drawer on small screens), and the screen under its heading. */
export function Layout({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const [isOpen, setOpen] = useState(false)
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipNavigationButton />
      <AppBar
        position="fixed"
        color="inherit"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider', zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <Toolbar sx={{ gap: 1, minHeight: '56px !important' }}>
          {!isWide && (
            <IconButton
              edge="start"
              aria-label={translate(isOpen ? 'ra.action.close_menu' : 'ra.action.open_menu')}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <MenuIcon />
            </IconButton>
          )}
          <Typography component="p" variant="h6" noWrap sx={{ flex: 1 }}>
            {pageFacts.shop}
            <Box
              component="span"
              sx={{ ml: 1.5, color: 'text.secondary', fontWeight: 400, fontSize: '0.875rem' }}
            >
              {FRAME_TEXT.title}
            </Box>
          </Typography>
          <LoadingIndicator />
          <AccountMenu />
        </Toolbar>
      </AppBar>
      <Drawer
        variant={isWide ? 'permanent' : 'temporary'}
        open={isWide || isOpen}
        onClose={() => setOpen(false)}
        sx={{ width: isWide ? MENU_WIDTH : 0, flexShrink: 0 }}
        slotProps={{ paper: { sx: { width: MENU_WIDTH, pt: 7, borderColor: 'divider' } } }}
      >
        <Menu onLeave={() => setOpen(false)} />
      </Drawer>
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, pt: 7, px: { xs: 2, md: 4 }, pb: 8, maxWidth: 1280, outline: 'none' }}
      >
        <SaveNotices />
        <Typography component="h1" variant="h1" id="react-admin-title" sx={{ mt: { xs: 2, md: 3 }, mb: 1 }} />
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </Box>
    </Box>
  )
}
