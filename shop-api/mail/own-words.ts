import { MAIL_PLACEHOLDERS, type MailPlaceholder, NAMELESS } from '#src/text/order/mail-placeholders.ts'

/** What the placeholders of one letter stand for; the shop's name is known anyway. */
export type MailValues = Partial<Record<MailPlaceholder, string>>

const keys = Object.keys(MAIL_PLACEHOLDERS) as MailPlaceholder[]
const byName = new Map<string, MailPlaceholder>(keys.map((key) => [MAIL_PLACEHOLDERS[key].name, key]))

/** `{店名}` as staff write it. */
export const toMark = (key: MailPlaceholder): string => `{${MAIL_PLACEHOLDERS[key].name}}`

/** Names between braces in a text. */
export function listMarks(text: string): string[] {
  return [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name)
}

/** A text with what its placeholders stand for. Whoever has no name is greeted without one. */
export function fillMarks(text: string, values: MailValues): string {
  const greeted = values.name?.trim() ? text : text.replaceAll(NAMELESS.greeting, NAMELESS.instead)
  return greeted.replace(/\{([^{}\n]*)\}/g, (whole, name: string) => {
    const key = byName.get(name)
    return (key && values[key]) ?? whole
  })
}

/** Paragraphs of a letter's body: a blank line ends one; what stands for nothing leaves none. */
export function fillParagraphs(body: string, values: MailValues): string[] {
  return body
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => fillMarks(paragraph, values).trim())
    .filter(Boolean)
}
