import TransfersIcon from '@mui/icons-material/AccountBalanceOutlined'
import { TRANSFERS_TEXT } from '#src/text/back-office/transfers.ts'
import type { Subject } from '../frame/subject.ts'

export const transfersSubject: Subject = {
  area: 'orders',
  group: 'daily',
  entries: [
    {
      path: 'transfers',
      text: TRANSFERS_TEXT,
      icon: TransfersIcon,
      page: () => import('./TransfersPage.tsx'),
    },
  ],
}
