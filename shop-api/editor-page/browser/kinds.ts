import type { ChangeType } from '#contract/publish-hook.ts'
import { EDITOR_TEXT } from '#src/text/editor/editor.ts'

type FieldName = keyof typeof EDITOR_TEXT.fields

/**
 * `rich`: HTML with a preview. `number`: whole. `choice`: of those `EDITOR_TEXT.choices` names. `coupons`: any of the
 * shop's, by id.
 */
export interface Field {
  name: FieldName
  type: 'line' | 'text' | 'rich' | 'number' | 'choice' | 'coupons'
  /** Left empty it is sent as null. */
  is_nullable?: boolean
}

/** What the page knows about a kind. The API knows the rest. */
export interface Kind {
  path: keyof typeof EDITOR_TEXT.kinds
  type: ChangeType
  fields: Field[]
  /** What an entry is called in a list. */
  title: FieldName
  /** The field its changes are named by; the id when left out. */
  key?: 'key' | 'url' | 'slug' | 'code'
  /** What a new entry needs besides the fields. Without it, new ones cannot be made here. */
  blank?: object
  has_variations?: boolean
}

const line = (name: FieldName): Field => ({ name, type: 'line' })
const text = (name: FieldName): Field => ({ name, type: 'text' })
const number = (name: FieldName): Field => ({ name, type: 'number' })
const choice = (name: keyof typeof EDITOR_TEXT.choices): Field => ({ name, type: 'choice' })
const rich = (name: FieldName): Field => ({ name, type: 'rich' })

const articleFields = [line('title'), rich('body'), text('summary'), line('category'), line('key')]
const article = { fields: articleFields, title: 'title', key: 'key', blank: { picture: null } } as const

export const kinds: readonly Kind[] = [
  { ...article, path: 'news', type: 'news', fields: [...articleFields] },
  {
    path: 'products',
    type: 'product',
    fields: [line('name'), text('catch_copy'), rich('description'), line('name_kana'), line('key')],
    title: 'name',
    key: 'key',
    has_variations: true,
  },
  { ...article, path: 'blogs', type: 'blog', fields: [...articleFields] },
  {
    path: 'static-pages',
    type: 'static_page',
    fields: [line('title'), rich('body'), line('url')],
    title: 'title',
    key: 'url',
    blank: {},
  },
  {
    path: 'lp',
    type: 'landing_page',
    fields: [
      line('title'),
      rich('body'),
      text('description'),
      { name: 'coupon_ids', type: 'coupons' },
      line('slug'),
    ],
    title: 'title',
    key: 'slug',
    blank: { layout: 'default', is_show_header: true, is_show_footer: true, redirect_url: null },
  },
  {
    path: 'qas',
    type: 'faq',
    fields: [line('question'), rich('answer'), line('category'), { name: 'position', type: 'number' }],
    title: 'question',
    blank: {},
  },
  {
    path: 'makers',
    type: 'maker',
    fields: [line('name'), line('name_kana'), line('country'), rich('description'), line('key')],
    title: 'name',
    key: 'key',
    blank: { logo: null },
  },
  {
    path: 'coupons',
    type: 'coupon',
    fields: [
      line('name'),
      line('code'),
      text('description'),
      choice('kind'),
      number('discount'),
      number('minimum_total'),
      choice('for_whom'),
    ],
    title: 'name',
    key: 'code',
    blank: { usage_limit: null, category_ids: [] },
  },
  {
    path: 'popups',
    type: 'popup',
    fields: [line('title'), rich('body'), { ...line('href'), is_nullable: true }],
    title: 'title',
    blank: { picture: null },
  },
]

export interface Variation {
  id: number
  code: string
  options: string[]
  unit_price: number
  list_price: number | null
  stock: number
}

/** An entry of any kind, as the API reads it out. */
export interface Entry extends Partial<Record<FieldName, string | number | number[]>> {
  id: number
  version: number
  publication: keyof typeof EDITOR_TEXT.publications
  is_draft: boolean
  published_at: string | null
  close_at: string | null
  products?: Variation[]
}
