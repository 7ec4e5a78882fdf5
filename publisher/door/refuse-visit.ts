import type { ServerResponse } from 'node:http'
import { toKeycodeAddress } from '#src/site/keycode-gate.ts'
import { sendPlain } from '../origin/send-plain.ts'
import type { Admission } from './create-door.ts'

/** People are sent to the screen that asks for the keycode; whoever wanted a file (feed, picture, Markdown page) gets nothing. */
export function refuseVisit(
  response: ServerResponse,
  address: string,
  admission: Exclude<Admission, 'in'>,
): void {
  if (admission === 'unknown') {
    const retry = { 'retry-after': '10' }
    return sendPlain(
      response,
      503,
      'ただいま入店の確認ができません。しばらくしてからもう一度お試しください。\n',
      retry,
    )
  }
  if (isFile(address)) {
    return sendPlain(response, 403, 'This shop is for visitors with its keycode only.\n')
  }
  sendPlain(response, 302, '', { location: toKeycodeAddress(address) })
}

function isFile(address: string): boolean {
  const [path = ''] = address.split('?', 1)
  return /\.[^/.]+$/.test(path)
}
