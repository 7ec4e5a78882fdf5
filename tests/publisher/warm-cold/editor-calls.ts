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
