export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** The smallest encoding a client accepts (RFC 9110 §12.5.3). Without the header: identity. */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  const weights = new Map<string, number>()
  for (const item of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const isAccepted = (name: ContentEncoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (isAccepted('br')) return 'br'
  return isAccepted('gzip') ? 'gzip' : 'identity'
}
