import BlogIcon from '@mui/icons-material/ArticleOutlined'
import ColoursIcon from '@mui/icons-material/PaletteOutlined'
import FreeAreaIcon from '@mui/icons-material/NotesOutlined'
import InquiryIcon from '@mui/icons-material/ContactSupportOutlined'
import LandingPageIcon from '@mui/icons-material/WebOutlined'
import LayoutIcon from '@mui/icons-material/DashboardCustomizeOutlined'
import QuestionIcon from '@mui/icons-material/HelpOutlineOutlined'
import StaticPageIcon from '@mui/icons-material/DescriptionOutlined'
import TopicIcon from '@mui/icons-material/TopicOutlined'
import {
  BLOGS_TEXT,
  COLOUR_SCHEMES_TEXT,
  FREE_AREAS_TEXT,
  INQUIRY_CATEGORIES_TEXT,
  LANDING_PAGES_TEXT,
  LAYOUTS_TEXT,
  QUESTION_CATEGORIES_TEXT,
  QUESTIONS_TEXT,
  STATIC_PAGES_TEXT,
} from '#src/text/back-office/content.ts'
import type { Subject } from '../frame/subject.ts'
import { dropEmpty } from '../kinds/drop-empty.ts'

export const contentSubject: Subject = {
  area: 'content',
  group: 'pages',
  entries: [
    {
      path: 'layouts',
      text: LAYOUTS_TEXT,
      icon: LayoutIcon,
      page: () => import('./LayoutPage.tsx'),
    },
    {
      kind: 'free-areas',
      text: FREE_AREAS_TEXT,
      icon: FreeAreaIcon,
      title: 'name',
      list: () => import('./FreeAreaList.tsx'),
      form: () => import('./FreeAreaForm.tsx'),
      blank: { code: '', name: '', body: '' },
      change: { type: 'free_area', key: 'code' },
    },
    {
      kind: 'blogs',
      text: BLOGS_TEXT,
      icon: BlogIcon,
      title: 'title',
      list: () => import('./BlogList.tsx'),
      form: () => import('./BlogForm.tsx'),
      blank: { key: '', title: '', summary: '', body: '', category: '', picture: null },
      has_dates: true,
      has_preview: true,
      change: { type: 'blog', key: 'key' },
    },
    {
      kind: 'qas',
      text: QUESTIONS_TEXT,
      icon: QuestionIcon,
      title: 'question',
      list: () => import('./QuestionList.tsx'),
      form: () => import('./QuestionForm.tsx'),
      blank: { category: '', question: '', answer: '', position: 0 },
      has_dates: true,
      has_preview: true,
      change: { type: 'faq' },
    },
    {
      kind: 'qa-categories',
      text: QUESTION_CATEGORIES_TEXT,
      icon: TopicIcon,
      title: 'name',
      list: () => import('./QuestionCategoryList.tsx'),
      form: () => import('./QuestionCategoryForm.tsx'),
      blank: { key: '', name: '' },
      prepare: dropEmpty('position'),
      change: { type: 'faq_category', key: 'key' },
    },
    {
      kind: 'inquiry-categories',
      text: INQUIRY_CATEGORIES_TEXT,
      icon: InquiryIcon,
      title: 'name',
      list: () => import('../catalogue/CategoryTree.tsx'),
      form: () => import('../catalogue/CategoryForm.tsx'),
      blank: { key: '', name: '', description: '', picture: null, parent_key: null },
    },
    {
      kind: 'static-pages',
      text: STATIC_PAGES_TEXT,
      icon: StaticPageIcon,
      title: 'title',
      list: () => import('./StaticPageList.tsx'),
      form: () => import('./StaticPageForm.tsx'),
      blank: { url: '', title: '', body: '' },
      has_dates: true,
      has_preview: true,
      change: { type: 'static_page', key: 'url' },
    },
    {
      kind: 'lp',
      text: LANDING_PAGES_TEXT,
      icon: LandingPageIcon,
      title: 'title',
      list: () => import('./LandingPageList.tsx'),
      form: () => import('./LandingPageForm.tsx'),
      blank: {
        slug: '',
        title: '',
        description: '',
        layout: 'default',
        body: '',
        is_show_header: true,
        is_show_footer: true,
        redirect_url: null,
        coupon_ids: [],
      },
      has_dates: true,
      has_preview: true,
      change: { type: 'landing_page', key: 'slug' },
    },
    {
      kind: 'colour-schemes',
      text: COLOUR_SCHEMES_TEXT,
      icon: ColoursIcon,
      title: 'name',
      list: () => import('./ColourSchemeList.tsx'),
      form: () => import('./ColourSchemeForm.tsx'),
      blank: { name: '', colours: {}, is_selected: false },
      change: { type: 'colour_scheme', key: 'name' },
    },
  ],
}
