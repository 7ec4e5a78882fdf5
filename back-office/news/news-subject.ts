import NewspaperIcon from '@mui/icons-material/NewspaperOutlined'
import { NEWS_TEXT } from '#src/text/back-office/news.ts'
import type { Subject } from '../frame/subject.ts'

export const newsSubject: Subject = {
  area: 'content',
  group: 'pages',
  entries: [
    {
      kind: 'news',
      text: NEWS_TEXT,
      icon: NewspaperIcon,
      title: 'title',
      list: () => import('./NewsList.tsx'),
      form: () => import('./NewsForm.tsx'),
      blank: { key: '', title: '', summary: '', body: '', category: '', picture: null },
      has_dates: true,
      has_preview: true,
      change: { type: 'news', key: 'key' },
    },
  ],
}
