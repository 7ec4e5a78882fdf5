import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { KEYCODE_COOKIE, KEYCODE_HEADER } from '#contract/keycode-names.ts'

/** Longest pass: what a header may carry. A longer text is no pass. */
const pattern = /^[\w.~+/=-]{1,2000}$/

/** The pass a request brings, unchecked: a program's header, else the cookie of a browser. */
export function readPass({ headers }: IncomingMessage): string | null {
  const pass = headers[KEYCODE_HEADER] ?? parseCookie(headers.cookie ?? '')[KEYCODE_COOKIE]
  return typeof pass === 'string' && pattern.test(pass) ? pass : null
}
