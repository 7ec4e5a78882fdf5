import type { Paging } from '#src/rules/paging.ts'

/** Of what is paged through, how much is read at once. */
const PER_READING = 100

/** Every entry of a list, one after the other; what it reads is read when it is asked for. */
export async function* pageThrough<Entry>(
  readPage: (of: {
    page: number
    per: number
  }) => Promise<{ body: { data: Entry[] }; paging: Paging | null }>,
): AsyncGenerator<Entry, void> {
  for (let page = 1; ; page += 1) {
    const { body, paging } = await readPage({ page, per: PER_READING })
    for (const entry of body.data) yield entry
    if (!paging || page >= paging.last_page) return
  }
}
