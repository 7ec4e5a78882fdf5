import { expect } from 'vitest'
import type { CallInput, CallName } from '#contract/index.ts'
import type { Db } from '#shop-api/db/db.ts'
import { createEditor, staffSecrets } from './editor.ts'
import { openSellingShop, type SellingShop } from './selling-shop.ts'

type Put = Extract<CallName, `PUT /v1/admin/${string}`>

const SHELF = [{ unit_price: 2_000, stock: 50 }]
export const COMPANY_INPUT = {
  name: '合同会社かもめ',
  name_kana: 'ゴウドウガイシャカモメ',
  postal_code: '1070062',
  address: '東京都港区南青山1-1-1',
  phone_number: '03-0000-1111',
  email: 'info@kamome.example',
  representative: '海野 渚',
  invoice_number: 'T9999901000123',
  business_hours: '9:00～17:00',
}

const toEditor = ({ app, channel }: SellingShop) =>
  createEditor(async (path, init) => app.request(path, init), { channel: channel.name })

/** Staff who set the terms of their shop, and a neighbour who must notice nothing of it. */
export async function openTermsDesk(db: Db) {
  const shop = await openSellingShop(db, SHELF, staffSecrets)
  const editor = toEditor(shop)
  const neighbour = toEditor(await openSellingShop(db, SHELF, staffSecrets))

  /** Saves; a save from a stale screen and the neighbour's shop must see nothing of it. */
  async function save<Name extends Put>(name: Name, fields: object, changes: readonly string[]) {
    const get = name.replace('PUT', 'GET') as 'GET /v1/admin/company'
    const since = await editor.readVersion()
    const [before, theirs] = [await editor.call(get, {}), await neighbour.call(get, {})]
    const body = { ...fields, version: before.version } as unknown as CallInput<Name>['body']
    const saved = await editor.call(name, { body } as Partial<CallInput<Name>>)
    expect(saved).toMatchObject({ version: await editor.readVersion() })
    expect(await editor.call(get, {})).toEqual(saved)
    expect(await editor.refuse(name, { body } as Partial<CallInput<Name>>)).toMatchObject({
      status: 409,
      code: 'admin.version_conflict',
    })
    if (changes.length > 0) expect(await editor.listChanges(since)).toEqual(changes)
    expect(await neighbour.call(get, {})).toEqual(theirs)
    return saved
  }

  /** What is said of the fields of a save that must be refused. */
  async function refuse<Name extends Put>(name: Name, fields: object) {
    const { version } = await editor.call(name.replace('PUT', 'GET') as 'GET /v1/admin/company', {})
    const body = { ...fields, version } as unknown as CallInput<Name>['body']
    const { status, errors } = await editor.refuse(name, { body } as Partial<CallInput<Name>>)
    expect(status).toBe(422)
    return errors?.map(({ field, message }) => `${field}: ${message}`)
  }

  return { shop, editor, neighbour, save, refuse }
}

export type TermsDesk = Awaited<ReturnType<typeof openTermsDesk>>
