/**
 * Letters of one text that are looked at. Without an end, a visitor who makes an error quote a megabyte would fill the log and keep
 * the process busy.
 */
const LONGEST = 16_384

/**
 * A text for the log without addresses, numbers, keys and tokens of persons, whoever wrote it; a long one is cut. It takes time in
 * proportion to the text's length: every expression below finds a run of letters of one kind, which cannot fail once it has begun,
 * and what the run is gets decided afterwards, once.
 */
export function scrub(text: string): string {
  const seen = text.length > LONGEST ? dropTorn(text.slice(0, LONGEST)) : text
  const clean = [hideParameters, hideLogins, hideMails, hideNumbers, hideTokens].reduce(
    (left, hide) => hide(left),
    seen,
  )
  return seen === text ? clean : `${clean}… [${text.length - seen.length} letters more]`
}

/** Half an address is still somebody's, and no rule would know it: the text ends before its last word, and before a number. */
function dropTorn(text: string): string {
  let end = text.length
  while (end > 0 && !/\s/.test(text.charAt(end - 1))) end -= 1
  while (end > 0 && /[\d０-９\s+＋-]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const PARAMETERS = '\nparams: '
const isStackLine = (line: string) => line.startsWith('    at ') && /:\d{1,9}\)?$/.test(line)

/** drizzle writes the values of a failed statement behind it. What follows them is the stack, if there is one. */
function hideParameters(text: string): string {
  const at = text.indexOf(PARAMETERS)
  if (at < 0) return text
  const lines = text.slice(at + PARAMETERS.length).split('\n')
  const stack = lines.slice(lines.findLastIndex((line) => !isStackLine(line)) + 1)
  return [`${text.slice(0, at)}${PARAMETERS}[hidden]`, ...stack].join('\n')
}

/** `postgres://noren:secret@host`. */
const hideLogins = (text: string) => text.replace(/:\/\/[^\s/"'<>@]*@/g, '://[hidden]@')

/** As it is written, in an address (`%40`), and by a Japanese keyboard. */
const AT_SIGN = /.(?:@|＠|%40)(.*)/s

const hideMails = (text: string) =>
  text.replace(/[^\s"'<>()=,;:/]+/g, (word) =>
    /[.．。]\p{L}{2}/u.test(AT_SIGN.exec(word)?.[1] ?? '') ? '[mail]' : word,
  )

/** A phone number, a postal code or a card's number, however it is written; several with spaces between are one. */
const hideNumbers = (text: string) =>
  text.replace(/[+＋]?[\d０-９][\d０-９ 　‐‑–−ー－-]*/g, (run, at: number) => {
    const number = run.trimEnd()
    const groups = number.split(/(?=[ 　])/)
    // Of a name, a version or a moment: `file-2`, `1.0`, `20T03:00`.
    const before = /[\w.-]/.test(text.charAt(at - 1)) ? groups.splice(0, 1) : []
    const isTied = number === run && /\w/.test(text.charAt(at + run.length))
    const after = isTied || /[‐‑–−－-]$/.test(number) ? groups.splice(-1) : []
    const between = groups.join('')
    const isNumber = between.replaceAll(/[^\d０-９]/g, '').length >= 7
    const kept = isNumber ? `${/^\s/.exec(between)?.[0] ?? ''}[number]` : between
    return before.join('') + kept + after.join('') + run.slice(number.length)
  })

/** Keys, as companies and webhooks name them. */
const KEY = /\b(?:sk|rk|pk|whsec)_[\w+/=-]{8,}/g

const hideTokens = (text: string) =>
  text.replaceAll(KEY, '[token]').replaceAll(/[\w-]{24,}/g, (word, at: number) => {
    const isFile =
      text.charAt(at - 1) === '/' && /^\.[a-z]{1,5}\b/.test(text.slice(at + word.length).slice(0, 7))
    const isMixed = /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word)
    const isHex = word.split('-').some((part) => part.length >= 32 && /^[\da-f]+$/i.test(part))
    return isHex || (isMixed && !isFile) ? '[token]' : word
  })
