import JournalIcon from '@mui/icons-material/HistoryOutlined'
import { JOURNAL_NAMES } from '#src/text/back-office/journal-names.ts'
import type { Subject } from '../frame/subject.ts'

/** Everybody reads what was done in the areas of their role. */
export const journalSubject: Subject = {
  group: 'staff',
  entries: [
    { path: 'journal', text: JOURNAL_NAMES, icon: JournalIcon, page: () => import('./JournalPage.tsx') },
  ],
}
