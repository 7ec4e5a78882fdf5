const SLASH = String.raw`(?:/|\x5c|%(?:25)*(?:2f|5c))`

/** A word as anybody could spell it: each letter as it is or percent-encoded, however often. */
function spell(word: string): string {
  return [...word].map((letter) => `(?:${letter}|%(?:25)*(?:${toCodes(letter)}))`).join('')
}

function toCodes(letter: string): string {
  const codes = [letter.toLowerCase(), letter.toUpperCase()].map((one) => one.charCodeAt(0).toString(16))
  return [...new Set(codes)].join('|')
}

/**
 * Addresses of the staff's pages and calls (`/api/{channel}/admin/…`, `/api/{channel}/v1/admin/…`) as a regular expression
 * for whoever hands calls on: JavaScript and PCRE alike, to be used without regard to case. The staff come to the API's own
 * address; on a shop's, where other companies' scripts may run, there is nothing of theirs.
 */
export const STAFF_ADDRESS = [
  `^${SLASH}+${spell('api')}${SLASH}+[^/?]+?${SLASH}+`,
  `(?:${spell('v1')}${SLASH}+)?${spell('admin')}(?:${SLASH}|[?#]|$)`,
].join('')

const pattern = new RegExp(STAFF_ADDRESS, 'i')

/** @param address path, with or without a query, as the client sent it */
export function isStaffAddress(address: string): boolean {
  return pattern.test(address)
}
