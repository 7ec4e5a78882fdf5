/**
 * What every answer of a shop says, pages and files alike, whatever serves them. A page's own
 * Content-Security-Policy is kept with the page.
 *
 * @param origin public address of the shop; HSTS is only promised where there is TLS
 */
export function toSecurityHeaders(origin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
