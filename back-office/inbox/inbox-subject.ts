import InboxIcon from '@mui/icons-material/ForumOutlined'
import { INBOX_TEXT } from '#src/text/back-office/inbox.ts'
import type { Subject } from '../frame/subject.ts'

export const inboxSubject: Subject = {
  area: 'orders',
  group: 'daily',
  entries: [{ path: 'inbox', text: INBOX_TEXT, icon: InboxIcon, page: () => import('./InboxPage.tsx') }],
}
