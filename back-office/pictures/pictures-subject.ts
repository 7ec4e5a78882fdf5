import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined'
import { PICTURES_TEXT } from '#src/text/back-office/pictures.ts'
import type { Subject } from '../frame/subject.ts'

export const picturesSubject: Subject = {
  area: 'content',
  group: 'pages',
  entries: [
    { path: 'pictures', text: PICTURES_TEXT, icon: PhotoIcon, page: () => import('./PicturesPage.tsx') },
  ],
}
