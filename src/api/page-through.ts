import type { Paging } from '#src/rules/page/paging.ts'

/** Every entry of a list, one after another. The next part is read when it is needed. */
export async function* pageThrough<Entry>(
  readPage: (of: { page: number; per: 'all' }) => Promise<{ body: { data: Entry[] }; paging: Paging | null }>,
): AsyncGenerator<Entry, void> {
  for (let page = 1; ; page += 1) {
    const { body, paging } = await readPage({ page, per: 'all' })
    for (const entry of body.data) yield entry
    if (!paging || page >= paging.last_page) return
  }
}
