import RedirectIcon from '@mui/icons-material/AltRouteOutlined'
import MemberIcon from '@mui/icons-material/GroupAddOutlined'
import MoveIcon from '@mui/icons-material/MoveToInboxOutlined'
import { IMPORT_TEXT, MEMBER_IMPORT_TEXT, REDIRECT_TEXT } from '#src/text/back-office/import.ts'
import type { Subject } from '../frame/subject.ts'

/** Moving in and out. */
export const importSubject: Subject = {
  area: 'catalogue',
  group: 'shop',
  entries: [{ path: 'import', text: IMPORT_TEXT, icon: MoveIcon, page: () => import('./ImportPage.tsx') }],
}

export const memberImportSubject: Subject = {
  area: 'members',
  group: 'shop',
  entries: [
    {
      path: 'member-import',
      text: MEMBER_IMPORT_TEXT,
      icon: MemberIcon,
      page: () => import('./MemberImportPage.tsx'),
    },
  ],
}

export const redirectSubject: Subject = {
  area: 'content',
  group: 'shop',
  entries: [
    {
      kind: 'redirects',
      text: REDIRECT_TEXT,
      icon: RedirectIcon,
      title: 'from',
      list: () => import('./RedirectList.tsx'),
      form: () => import('./RedirectForm.tsx'),
      blank: { from: '', to: '' },
      has_dates: true,
      change: { type: 'redirect', key: 'from' },
    },
  ],
}
