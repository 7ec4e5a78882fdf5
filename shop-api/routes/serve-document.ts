import type { CallName } from '#contract/index.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import {
  readDocument,
  saveDocument,
  type ShopDocument,
  type Versioned,
} from '#shop-api/editing/shop-document.ts'
import type { CallContext } from './serve.ts'
import { toSavingScope } from './to-saving-scope.ts'

/** The calls of every document have the same shape. The contract has checked which fields they carry (`declareDocument`). */
type DocumentContext = CallContext<'PUT /v1/admin/company'>

/** The two calls by which the shop's staff keep a document. */
export function serveDocument<Fields extends object, Input extends object>(
  document: ShopDocument<Fields, Input>,
): readonly ServedCall[] {
  const path = `/v1/admin/${document.name}`
  return [
    {
      name: `GET ${path}` as CallName,
      handle: async (context) => {
        const { db, channel } = context as DocumentContext
        return { body: await readDocument(db, document, channel.id) }
      },
    },
    {
      name: `PUT ${path}` as CallName,
      handle: async (context) => {
        const { db, channel, body } = context as DocumentContext
        const scope = { ...toSavingScope(context as DocumentContext), channel: channel.name }
        return { body: await saveDocument(db, document, scope, body as unknown as Versioned<Input>) }
      },
    },
  ]
}
