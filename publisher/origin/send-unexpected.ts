import type { ServerResponse } from 'node:http'
import { getRequestId } from '#running/request.ts'
import { REQUEST_ID_HEADER } from '#running/request-id.ts'
import { sendPlain } from './send-plain.ts'

/** Our mistake: the visitor gets a number to quote, under which the log has the cause. */
export function sendUnexpected(response: ServerResponse): void {
  const id = getRequestId() ?? ''
  const sentence = `申し訳ございません。エラーが発生しました。時間をおいてもう一度お試しください。（お問い合わせ番号：${id}）\n`
  sendPlain(response, 500, sentence, { [REQUEST_ID_HEADER]: id })
}
