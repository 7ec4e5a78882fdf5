import type { Import, ImportFault } from '#contract/shapes/imports.ts'
import { workImports } from '#shop-api/importing/work-imports.ts'
import { createEditor, STAFF } from './editor.ts'
import { TEST_NOW, type TestShop } from './open-test-shop.ts'

type Wish = Partial<Record<'kind' | 'format' | 'dry_run' | 'all_or_nothing' | 'send_mails' | 'name', string>>

const isOfMembers = (kind: string) => kind === 'members' || kind === 'contract-prices'

/** Somebody of the staff who moves in: files go in by the calls, and the background works on them when asked to. */
export function createMover(shop: TestShop, { channel = 'moto' }: { channel?: string } = {}) {
  const editor = createEditor(shop.request, { channel })
  const toPath = (kind: string) => (isOfMembers(kind) ? 'member-imports' : 'imports')

  async function send(file: string | Uint8Array, wish: Wish = {}): Promise<Response> {
    const { kind = 'products', name = 'file.csv', ...fields } = wish
    const form = new FormData()
    form.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], name))
    form.set('kind', kind)
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    return shop.request(`/${channel}/v1/admin/${toPath(kind)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${STAFF.token}` },
      body: form,
    })
  }
  const work = (signal = new AbortController().signal) =>
    workImports({ db: shop.db, clock: () => TEST_NOW, config: { environment: 'test' }, signal })
  const read = async (kind: string, id: number) => {
    const path = toPath(kind) as 'imports'
    const { data: faults } = await editor.call(`GET /v1/admin/${path}/{id}/faults`, {
      params: { id },
      query: { per: 'all' },
    })
    return { ...(await editor.call(`GET /v1/admin/${path}/{id}`, { params: { id } })), faults }
  }
  return {
    editor,
    send,
    work,
    read,
    /** Hands a file in, has it worked on, and says what became of it. */
    async move(file: string | Uint8Array, wish: Wish = {}): Promise<Import & { faults: ImportFault[] }> {
      const response = await send(file, wish)
      const body = (await response.json()) as Import
      if (!response.ok) throw new Error(`Answered ${response.status}: ${JSON.stringify(body)}`)
      await work()
      return read(wish.kind ?? 'products', body.id)
    },
    /** A file that is refused at once: what is said. */
    async refuse(
      file: string | Uint8Array,
      wish: Wish = {},
    ): Promise<{ status: number; code: string; message: string }> {
      const response = await send(file, wish)
      if (response.ok) throw new Error('It was taken')
      return { status: response.status, ...((await response.json()) as { code: string; message: string }) }
    },
    async take(kind: string, as: 'csv' | 'jsonl' = 'csv'): Promise<string> {
      const path = isOfMembers(kind) ? 'member-exports' : 'exports'
      const response = await shop.request(`/${channel}/v1/admin/${path}?kind=${kind}&as=${as}`, {
        headers: { authorization: `Bearer ${STAFF.token}` },
      })
      return Buffer.from(await response.arrayBuffer()).toString()
    },
  }
}
