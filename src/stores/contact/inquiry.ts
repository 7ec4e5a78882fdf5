import { atom } from 'nanostores'
import type { InquiryInput } from '#contract/shapes/inquiry.ts'
import type { UploadFile } from '#contract/shapes/upload-file.ts'
import type { Api } from '#src/api/call-input.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { onBrowserMount } from '#src/stores/page/on-browser-mount.ts'
import { loadOwnData } from '#src/stores/member/own-data.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

/** An inquiry that was validated and waits to be confirmed: what is sent, and how the screen shows it. */
export interface CheckedInquiry {
  input: InquiryInput
  /** Label and value of each field, in the order of the form. */
  rows: { label: string; value: string }[]
}

// What waits to be confirmed is a draft too, and is deleted with them (form-draft.ts).
const CHECKED = 'noren.draft.checked_inquiry'
const FILES = 'noren.draft.inquiry_files'
const SENT = 'noren.inquiry_sent'
/** As many as the contract takes. */
export const MOST_FILES = 5

/** The possible subjects, and how this site asks; `layout` is undefined where the API does not say. */
const readOffer = (form: 'contact' | 'corporate-contact') => async (api: Api) => {
  const [categories, layout] = await Promise.all([
    api.call('GET /v1/categories/hierarchy', { query: { table: 'inquiries' } }),
    api.call('GET /v1/form-layouts/{form}', { params: { form } }).catch(() => undefined),
  ])
  return { categories: categories.body.data, layout: layout?.body }
}

/** The same for people and for companies. */
export const inquiryOffers = {
  personal: createResource(readOffer('contact')),
  corporate: createResource(readOffer('corporate-contact')),
}

/** What a member need not type again, by field of the form; nothing for a guest. @throws what the network call threw */
export async function loadAsker(): Promise<object> {
  const { name, name_kana, email, phone_number, cell_phone_number, company_name } = await loadOwnData()
  return { name, name_kana, email, phone: phone_number || cell_phone_number, corporation: company_name }
}

/** Files sent so far; they survive a reload as the form's draft does. */
export const $inquiryFiles = atom<readonly UploadFile[]>([])

onBrowserMount($inquiryFiles, () => {
  $inquiryFiles.set((getStored('session', FILES) as UploadFile[] | null) ?? [])
})

/** Sends a file. Answers null, or why it was refused. */
export async function attachFile(file: File): Promise<CallFailure | null> {
  const body = new FormData()
  body.set('file', file)
  body.set('dir', 'inquiries')
  try {
    const api = await loadApi()
    const answer = await api.call('POST /v1/upload-files', { body: body as never })
    setFiles([...$inquiryFiles.get(), answer.body])
    return null
  } catch (error) {
    return toCallFailure(error)
  }
}

export function detachFile(path: string): void {
  setFiles($inquiryFiles.get().filter((file) => file.path !== path))
}

function setFiles(files: readonly UploadFile[]): void {
  setStored('session', FILES, files.length > 0 ? files : null)
  $inquiryFiles.set(files)
}

export function keepInquiry(checked: CheckedInquiry): void {
  setStored('session', CHECKED, checked)
}

/** What waits to be confirmed; undefined before storage was read, null when nothing does. */
export const $keptInquiry = atom<CheckedInquiry | null | undefined>()

onBrowserMount($keptInquiry, () => $keptInquiry.set(getStored('session', CHECKED) as CheckedInquiry | null))

/** Sends what was confirmed, once; afterwards it cannot be sent again. Answers null, or why it was refused. */
export async function sendInquiry({ input }: CheckedInquiry): Promise<CallFailure | null> {
  try {
    const api = await loadApi()
    const { body } = await api.call('POST /v1/inquiries', { body: input })
    setStored('session', CHECKED, null)
    setFiles([])
    setStored('session', SENT, body.key)
    return null
  } catch (error) {
    return toCallFailure(error)
  }
}

/** Number of the inquiry just sent, for the last screen; null when nothing was. */
export const $sentInquiry = atom<string | null>(null)

onBrowserMount($sentInquiry, () => $sentInquiry.set(getStored('session', SENT) as string | null))
