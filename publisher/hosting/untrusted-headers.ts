/** Of one connection only (RFC 9110 §7.6.1), so never passed on. */
export const hopByHop = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Headers in which a visitor could claim who it is or what it asked for. Each proxy sets them itself, or leaves them
 * out.
 */
export const visitorClaims = [
  'client-ip',
  'forwarded',
  'true-client-ip',
  'x-client-ip',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'x-original-url',
  'x-real-ip',
  'x-rewrite-url',
]
