import AccountIcon from '@mui/icons-material/ManageAccountsOutlined'
import PersonsIcon from '@mui/icons-material/GroupOutlined'
import TokensIcon from '@mui/icons-material/KeyOutlined'
import { STAFF_NAMES } from '#src/text/back-office/staff-names.ts'
import type { Subject } from '../frame/subject.ts'

export const staffSubject: Subject = {
  area: 'staff',
  group: 'staff',
  entries: [
    {
      path: 'persons',
      text: STAFF_NAMES.persons,
      icon: PersonsIcon,
      page: () => import('./PersonsPage.tsx'),
    },
    { path: 'tokens', text: STAFF_NAMES.tokens, icon: TokensIcon, page: () => import('./TokensPage.tsx') },
  ],
}

/** For everybody who signed in. */
export const accountSubject: Subject = {
  group: 'staff',
  entries: [
    {
      path: 'account',
      text: STAFF_NAMES.account,
      icon: AccountIcon,
      page: () => import('./AccountPage.tsx'),
    },
  ],
}
