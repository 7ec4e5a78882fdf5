import type { CallInput, CallOutput } from '#contract/index.ts'
import type { ChangeType } from '#contract/publish-hook.ts'
import { askApi, type StaffCall } from '../api/call-api.ts'
import type { Entry } from '../forms/entry.ts'

/** Paths of what a shop has once, read by `GET` and written by `PUT` with the version that was read. */
type DocumentPath = {
  [Name in StaffCall]: Name extends `PUT /v1/admin/${infer Path}`
    ? CallInput<Name>['body'] extends { version: number }
      ? `GET /v1/admin/${Path}` extends StaffCall
        ? Path
        : never
      : never
    : never
}[StaffCall]

type Read<Path extends DocumentPath> = CallOutput<Extract<`GET /v1/admin/${Path}`, StaffCall>> & Entry

/**
 * How `DocumentPage` reads and writes a document whose form has the fields of its calls.
 *
 * @param change what publishers hear of it; one of the shop's terms unless told otherwise
 */
export function createDocument<Path extends DocumentPath>(
  path: Path,
  change: { type: ChangeType; key: string } = { type: 'terms', key: path },
) {
  return {
    path,
    change,
    read: async () => (await askApi<Read<Path>>(`GET /v1/admin/${path}`)).body,
    write: async (values: Entry, { version }: Entry) =>
      (await askApi<Read<Path>>(`PUT /v1/admin/${path}`, { body: { ...values, version } })).body,
  }
}
