import { MAIL_CODES, type MailTexts, type MailTextsInput } from '#contract/shapes/mail-texts.ts'
import { loadMailTexts, MAIL_TEXTS } from '#shop-api/channels/load-mail-texts.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { listMarks, toMark } from '#shop-api/mail/own-words.ts'
import { toUsualWords } from '#shop-api/mail/usual-words.ts'
import {
  MAIL_LETTERS,
  MAIL_PLACEHOLDERS,
  MAIL_TEXT_ERRORS,
  type MailPlaceholder,
} from '#src/text/order/mail-placeholders.ts'
import { type ShopDocument, writeStoredFields } from '../shop-document.ts'

type Letter = MailTextsInput['letters'][number]

/** Words of the shop's letters. What it does not word by itself stays as every shop begins. */
export const mailTextsDocument: ShopDocument<MailTexts, MailTextsInput> = {
  name: MAIL_TEXTS,
  async read(db, channel_id) {
    const { signature, letters } = await loadMailTexts(db, channel_id)
    return {
      signature,
      letters: MAIL_CODES.map((code) => {
        const own = letters.find((letter) => letter.code === code)
        const usual = toUsualWords(code)
        const { name, required = [] } = MAIL_LETTERS[code]
        return {
          code,
          name,
          is_own: own !== undefined,
          subject: own?.subject ?? usual.subject,
          body: own?.body ?? usual.body,
          default_subject: usual.subject,
          default_body: usual.body,
          placeholders: listPlaceholders(code).map((key) => ({
            name: MAIL_PLACEHOLDERS[key].name,
            is_required: required.includes(key),
          })),
        }
      }),
    }
  },
  async write(tx, { channel_id }, { signature, letters }) {
    for (const [at, letter] of letters.entries()) {
      if (letters.findIndex(({ code }) => code === letter.code) !== at)
        throw invalidField(`letters.${at}.code`, 'choice', MAIL_TEXT_ERRORS.twice)
      requireKnownMarks(letter, `letters.${at}.`)
    }
    // The usual words are nobody's own: when they become better, so do these.
    const own = letters.flatMap(({ code, subject, body }) => {
      const usual = toUsualWords(code)
      return subject === usual.subject && body === usual.body ? [] : [{ code, subject, body }]
    })
    await writeStoredFields(tx, channel_id, MAIL_TEXTS, { signature, letters: own })
  },
  toChanges: () => [{ type: 'terms', key: MAIL_TEXTS, action: 'updated' }],
}

function listPlaceholders(code: Letter['code']): MailPlaceholder[] {
  return ['shop', ...MAIL_LETTERS[code].placeholders]
}

/** @param field before `subject` and `body` @throws ApiError 422 for a placeholder the letter does not know, and without one it needs */
export function requireKnownMarks({ code, subject, body }: Letter, field = ''): void {
  const known = listPlaceholders(code).map((key) => MAIL_PLACEHOLDERS[key].name as string)
  for (const [name, text] of [
    ['subject', subject],
    ['body', body],
  ] as const) {
    const unknown = listMarks(text).find((mark) => !known.includes(mark))
    if (unknown !== undefined)
      throw invalidField(`${field}${name}`, 'choice', MAIL_TEXT_ERRORS.unknown(unknown, known))
  }
  const missing = MAIL_LETTERS[code].required?.find((key) => !body.includes(toMark(key)))
  if (missing)
    throw invalidField(`${field}body`, 'required', MAIL_TEXT_ERRORS.missing(MAIL_PLACEHOLDERS[missing].name))
}
