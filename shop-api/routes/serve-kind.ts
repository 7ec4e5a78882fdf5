import type { CallName } from '#contract/index.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { toPageRange } from '#shop-api/http/paging.ts'
import type { ServedCall, UntypedAnswer } from '#shop-api/http/served-call.ts'
import type { CallContext } from './serve.ts'
import { toSavingScope } from './to-saving-scope.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import type { EditedKind } from '#shop-api/editing/edited-kind.ts'
import { changeContent, createContent, removeContent } from '#shop-api/editing/save-content.ts'

/** The calls of one kind have the same shape. The contract has checked which fields they carry (`declareKind`). */
type KindContext = CallContext<'PATCH /v1/admin/news/{id}'>
type KindList = CallContext<'GET /v1/admin/news'>

/** The five calls by which the shop's staff keep one kind of content. */
export function serveKind<Input extends object>(kind: EditedKind<unknown, Input>): readonly ServedCall[] {
  const path = `/v1/admin/${kind.path}`
  const serveCall = <Context>(
    name: string,
    handle: (context: Context) => Promise<UntypedAnswer>,
  ): ServedCall => ({
    name: name as CallName,
    handle: (context) => handle(context as Context),
  })
  const answer = async (
    context: Pick<KindContext, 'channel' | 'now' | 'actor' | 'config' | 'db'>,
    id: number,
  ) => {
    const entry = await kind.find(context.db, toSavingScope(context), id)
    if (!entry) throw notFound(EDITOR_ERRORS.gone)
    return { body: entry }
  }
  return [
    serveCall<KindList>(`GET ${path}`, async (context) => {
      const range = toPageRange(context.query, 20)
      const { data, total } = await kind.list(context.db, toSavingScope(context), context.query, range)
      return { body: { data }, paging: range.toPaging(total) }
    }),
    serveCall<KindContext>(`GET ${path}/{id}`, (context) => answer(context, context.params.id)),
    serveCall<KindContext>(`POST ${path}`, async (context) => {
      const input = context.body as unknown as Input
      return answer(context, await createContent(context.db, kind, toSavingScope(context), input))
    }),
    serveCall<KindContext>(`PATCH ${path}/{id}`, async (context) => {
      const { version, ...input } = context.body
      const { id } = context.params
      await changeContent(context.db, kind, toSavingScope(context), {
        id,
        version,
        input: input as unknown as Partial<Input>,
      })
      return answer(context, id)
    }),
    serveCall<CallContext<'DELETE /v1/admin/news/{id}'>>(`DELETE ${path}/{id}`, async (context) => {
      const { id } = context.params
      await removeContent(context.db, kind, toSavingScope(context), { id, version: context.query.version })
      return {}
    }),
  ]
}
