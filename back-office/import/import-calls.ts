import type { Import, ImportFault, ImportFormat, ImportKind } from '#contract/shapes/imports.ts'
import { askApi, callApi } from '../api/call-api.ts'

/** The calls of members have the shapes of the others, and are for those who may see members. */
export type ImportCalls = 'imports' | 'member-imports'

const FAULTS_AT_ONCE = 100

export interface ImportWish {
  kind: ImportKind
  format: ImportFormat
  file: File
  dry_run: boolean
  all_or_nothing: boolean
  send_mails: boolean
}

const nameCall = (calls: ImportCalls) => calls as 'imports'

/** @throws Refusal */
export async function startImport(calls: ImportCalls, { file, ...wish }: ImportWish): Promise<Import> {
  const form = new FormData()
  form.set('file', file)
  for (const [field, value] of Object.entries(wish))
    form.set(field, typeof value === 'boolean' ? String(Number(value)) : value)
  const { body } = await askApi<Import>(`POST /v1/admin/${calls}`, { body: form })
  return body
}

export const readImport = (calls: ImportCalls, id: number) =>
  callApi(`GET /v1/admin/${nameCall(calls)}/{id}`, { params: { id } })

export const listImports = async (calls: ImportCalls) =>
  (await callApi(`GET /v1/admin/${nameCall(calls)}`, { query: { per: 10 } })).data

export const changeImport = (calls: ImportCalls, id: number, step: 'stop' | 'resume') =>
  callApi(`POST /v1/admin/${nameCall(calls)}/{id}/${step}`, { params: { id } })

export async function readFaults(calls: ImportCalls, id: number, page: number) {
  const { body, total } = await askApi<{ data: ImportFault[] }>(`GET /v1/admin/${calls}/{id}/faults`, {
    params: { id },
    query: { page, per: FAULTS_AT_ONCE },
  })
  return { faults: body.data, total }
}

/** All of them, a page after the other. */
export async function readAllFaults(calls: ImportCalls, id: number): Promise<ImportFault[]> {
  const all: ImportFault[] = []
  for (let page = 1; ; page += 1) {
    const { faults, total } = await readFaults(calls, id, page)
    all.push(...faults)
    if (faults.length === 0 || all.length >= total) return all
  }
}

export function takeFile(calls: ImportCalls, kind: ImportKind, as: 'csv' | 'jsonl'): Promise<Blob> {
  return calls === 'imports'
    ? callApi('GET /v1/admin/exports', { query: { kind: kind as 'products', as } })
    : callApi('GET /v1/admin/member-exports', { query: { kind: kind as 'members', as } })
}
