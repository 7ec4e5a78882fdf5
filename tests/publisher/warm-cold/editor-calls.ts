import type { createEditor } from '#tests/support/editor.ts'

export type Editor = ReturnType<typeof createEditor>
export interface Entry {
  id: number
  version: number
  [field: string]: unknown
}

/** What one edit was: for the event that tells it, and for whoever looks for what it left undone. */
export interface Edit {
  type: string
  key: string
  action: 'created' | 'updated' | 'deleted'
  words: string
}

/** All of a kind, in the order they were made. */
export async function list(editor: Editor, path: string): Promise<Entry[]> {
  const { data } = (await send(editor, `GET /v1/admin/${path}`, { query: { per: 'all' } }))!
  return (data as Entry[]).sort((a, b) => a.id - b.id)
}

/**
 * Which call it is is drawn: the API itself says whether its input is right.
 * @returns null when what stands in the way is something else of the shop (a list of that name, a shelf that is not empty)
 */
export async function send(editor: Editor, name: string, input: object): Promise<Entry | null> {
  try {
    return (await editor.call(name as 'POST /v1/admin/news', input as never)) as unknown as Entry
  } catch (error) {
    if (/admin\.in_use|admin\.key_taken|"field":"parent_key"/.test(String(error))) return null
    throw error
  }
}

const eventTypes: Record<string, string> = {
  news: 'news',
  blogs: 'blog',
  qas: 'faq',
  makers: 'maker',
  'static-pages': 'static_page',
  lp: 'landing_page',
  products: 'product',
  categories: 'category',
  brands: 'brand',
  tags: 'tag',
  collections: 'collection',
  banners: 'banner',
  'free-areas': 'free_area',
  'qa-categories': 'faq_category',
  'colour-schemes': 'colour_scheme',
  stylists: 'stylist',
  catalogs: 'catalog',
}

/** What tells others of an edit. */
export function toEvent(path: string, entry: Partial<Entry>, action: Edit['action']): Omit<Edit, 'words'> {
  const named = path === 'colour-schemes' ? entry['name'] : undefined
  const key = String(
    entry['key'] ?? entry['url'] ?? entry['slug'] ?? entry['alias'] ?? entry['code'] ?? named ?? entry.id,
  )
  return { type: eventTypes[path] ?? path, key, action }
}
