const openingOfHead = /<head(?:\s[^>]*)?>(\s*<meta\s+charset=[^>]*>)?/i
const ownPolicy = /<meta\s[^>]*http-equiv=["']?content-security-policy/i

/**
 * Puts the policy before everything it should hold for: first in the head, right after `<meta charset>`, which
 * browsers only look for in the first 1,024 bytes.
 */
export function insertPolicy(html: string, policy: string): string {
  if (ownPolicy.test(html)) return html
  const value = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const meta = `<meta http-equiv="content-security-policy" content="${value}">`
  return html.replace(openingOfHead, (head) => head + meta)
}
