/** A request as a strict server reads it. */
export interface SeenRequest {
  method: string
  target: string
  /** Field lines in the order they came, names in small letters. */
  fields: [name: string, value: string][]
  body: Buffer
  /** Why no strict server would take it; null for a sound one. */
  fault: string | null
}

/**
 * Cuts the bytes of a connection into requests (RFC 9112 §6). Written for the tests alone, so that a proxy and its judge
 * share no parser.
 * @returns the whole requests, and whether the bytes end between two of them
 */
export function parseRequests(bytes: Buffer): { requests: SeenRequest[]; is_whole: boolean } {
  const requests: SeenRequest[] = []
  let at = 0
  while (at < bytes.length) {
    const end = bytes.indexOf('\r\n\r\n', at)
    if (end < 0) return { requests, is_whole: false }
    const request = parseHead(bytes.toString('latin1', at, end))
    requests.push(request)
    // Nobody knows where the next one begins.
    if (request.fault) return { requests, is_whole: true }
    const body = readBody(bytes, end + 4, request)
    if (body === 'partial') {
      requests.pop()
      return { requests, is_whole: false }
    }
    if (body === 'nonsense') {
      request.fault = 'chunks that are none'
      return { requests, is_whole: true }
    }
    request.body = body.bytes
    at = body.end
  }
  return { requests, is_whole: true }
}

export function getField({ fields }: SeenRequest, name: string): string[] {
  return fields.filter(([one]) => one === name).map(([, value]) => value)
}

function parseHead(head: string): SeenRequest {
  const [line = '', ...rest] = head.split('\r\n')
  const [, method = '', target = line] = /^([A-Z-]+) (\S+) HTTP\/1\.1$/.exec(line) ?? []
  const fields = rest.map((one): [string, string] => {
    const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):[ \t]*(.*?)[ \t]*$/.exec(one) ?? []
    return [name.toLowerCase(), value]
  })
  const request = { method, target, fields, body: Buffer.alloc(0), fault: null }
  return { ...request, fault: findFault(request, head) }
}

function findFault(request: SeenRequest, head: string): string | null {
  if (!request.method) return 'a request line that is none'
  if (request.fields.some(([name]) => !name)) return 'a field line that is none'
  if (/[\r\n]/.test(head.replaceAll('\r\n', '')) || head.includes('\0')) return 'a bare line end'
  const lengths = getField(request, 'content-length')
  const codings = getField(request, 'transfer-encoding')
  if (lengths.length + codings.length > 1) return 'two framings'
  if (lengths.some((length) => !/^\d+$/.test(length))) return 'a length that is none'
  if (codings.some((coding) => coding !== 'chunked')) return 'an unknown coding'
  if (getField(request, 'host').length !== 1) return 'no one host'
  return null
}

type Body = { bytes: Buffer; end: number } | 'partial' | 'nonsense'

function readBody(bytes: Buffer, start: number, request: SeenRequest): Body {
  if (getField(request, 'transfer-encoding').length > 0) return readChunks(bytes, start)
  const end = start + Number(getField(request, 'content-length')[0] ?? 0)
  return end > bytes.length ? 'partial' : { bytes: bytes.subarray(start, end), end }
}

function readChunks(bytes: Buffer, start: number): Body {
  const chunks: Buffer[] = []
  for (let at = start; ;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return 'partial'
    const line = bytes.toString('latin1', at, lineEnd)
    if (!/^[\da-f]{1,8}$/i.test(line)) return 'nonsense'
    const size = Number.parseInt(line, 16)
    const end = lineEnd + 2 + size
    if (end + 2 > bytes.length) return 'partial'
    if (bytes.toString('latin1', end, end + 2) !== '\r\n') return 'nonsense'
    if (size === 0) return { bytes: Buffer.concat(chunks), end: end + 2 }
    chunks.push(bytes.subarray(lineEnd + 2, end))
    at = end + 2
  }
}
