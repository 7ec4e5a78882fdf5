import MembersIcon from '@mui/icons-material/PeopleOutlined'
import { MEMBERS_TEXT } from '#src/text/back-office/members.ts'
import type { Subject } from '../frame/subject.ts'

export const membersSubject: Subject = {
  area: 'members',
  group: 'daily',
  entries: [
    {
      kind: 'members',
      text: MEMBERS_TEXT,
      icon: MembersIcon,
      title: 'name',
      list: () => import('./MemberList.tsx'),
      edit: () => import('./MemberPage.tsx'),
    },
  ],
}
