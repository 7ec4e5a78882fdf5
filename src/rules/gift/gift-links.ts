/** Where a social gift's link leads. Whoever has it can open the gift, so no page it leads to passes its address on. */
export function toGiftUrl(origin: string, token: string): string {
  return `${origin}/social-gift/?token=${encodeURIComponent(token)}`
}

/** Opens the shopper's own mail program with a prepared letter. */
export function toMailShare(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** Opens LINE to choose whom to send it to (https://developers.line.biz/ja/docs/line-login/using-line-url-scheme/). */
export function toLineShare(text: string): string {
  return `https://line.me/R/share?text=${encodeURIComponent(text)}`
}
