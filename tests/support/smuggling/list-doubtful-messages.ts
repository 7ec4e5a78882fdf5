/** A message made to be read in two ways, and what has to become of it. */
export interface DoubtfulMessage {
  name: string
  /** Sent as they are, each piece on its own. */
  pieces: string[]
  /** `refused`: nothing of it reaches the API. `one`: exactly one request does. `either`: one or none. */
  end: 'refused' | 'one' | 'either'
  /** Where the exported nginx reads more mildly than our origin, and frames the message anew. */
  nginx?: 'one' | 'either'
  /** The body the API has to get with the one request. */
  body?: string
}

/** What the API must never see as a request: no address of the shop leads there. */
export const SMUGGLED = '/other/v1/me/user?smuggled'

const HIDDEN = `GET ${SMUGGLED} HTTP/1.1\r\nHost: api\r\nX-Forwarded-For: 198.51.100.66\r\nX: `
const CHUNKED = 'Transfer-Encoding: chunked'
const toChunks = (text: string, extension = '') =>
  `${text.length.toString(16)}${extension}\r\n${text}\r\n0\r\n\r\n`

/**
 * @param host of the shop
 * @param target on it, which names the visitor
 */
export function listDoubtfulMessages(host: string, target: string): DoubtfulMessage[] {
  const head = (method: string, lines: string[], version = 'HTTP/1.1') =>
    [`${method} ${target} ${version}`, `Host: ${host}`, ...lines, '', ''].join('\r\n')
  const send = (method: string, lines: string[], body = '', connection = 'Connection: close') => [
    head(method, [connection, ...lines]) + body,
  ]
  const length = `Content-Length: ${HIDDEN.length}`
  const rest = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap(
    (method): DoubtfulMessage[] => {
      const hasNoBody = method === 'GET' || method === 'HEAD'
      const whole = hasNoBody ? { end: 'refused' as const } : { end: 'one' as const, body: HIDDEN }
      const naming = hasNoBody ? 'Connection: content-length, close' : 'Connection: close, Content-Length'
      return [
        {
          name: `${method} with chunks that hold a request`,
          pieces: send(method, [CHUNKED], toChunks(HIDDEN)),
          ...whole,
        },
        { name: `${method} with a length`, pieces: send(method, [length], HIDDEN), ...whole },
        {
          name: `${method} whose Connection names its length`,
          pieces: send(method, [length], HIDDEN, naming),
          end: 'refused',
        },
        hasNoBody
          ? {
              name: `${method} with empty chunks`,
              pieces: send(method, [CHUNKED], '0\r\n\r\n'),
              end: 'refused',
            }
          : {
              name: `${method} whose Connection names its coding`,
              pieces: send(method, [CHUNKED], toChunks(HIDDEN), 'Connection: transfer-encoding, close'),
              end: 'refused',
            },
      ]
    },
  )
  const clTe = (coding: string) => [
    ...send('POST', [`Content-Length: ${5 + HIDDEN.length}`, coding], `0\r\n\r\n${HIDDEN}`),
  ]
  const spellings: [name: string, line: string, nginx?: 'either'][] = [
    ['plain', CHUNKED],
    ['in capitals', 'TRANSFER-ENCODING: CHUNKED'],
    ['with a space before the colon', 'Transfer-Encoding : chunked', 'either'],
    ['behind a tab', 'Transfer-Encoding:\tchunked'],
    ['behind a vertical tab', 'Transfer-Encoding: \x0bchunked', 'either'],
    ['on a folded line', 'Transfer-Encoding:\r\n chunked', 'either'],
    ['folded into another field', 'X: y\r\n Transfer-Encoding: chunked', 'either'],
    ['behind a bare carriage return', 'X: y\rTransfer-Encoding: chunked', 'either'],
    ['behind a bare line feed', 'X: y\nTransfer-Encoding: chunked', 'either'],
    ['behind a zero byte', 'X: y\0Transfer-Encoding: chunked', 'either'],
    ['misspelled', 'Transfer-Encoding: xchunked', 'either'],
    ['in quotes', 'Transfer-Encoding: "chunked"', 'either'],
    ['with a parameter', 'Transfer-Encoding: chunked; q=1', 'either'],
    ['as the first of two', 'Transfer-Encoding: chunked, identity', 'either'],
    ['as the last of two', 'Transfer-Encoding: identity, chunked', 'either'],
    ['twice', `${CHUNKED}\r\n${CHUNKED}`, 'either'],
    ['beside another coding', `${CHUNKED}\r\nTransfer-Encoding: x`, 'either'],
  ]
  for (const [name, line, nginx] of spellings) {
    rest.push({
      name: `a length beside the coding, ${name}`,
      pieces: clTe(line),
      end: 'refused',
      ...(nginx && { nginx }),
    })
  }
  rest.push(
    {
      name: 'a coding of an underscore',
      pieces: send('POST', ['Transfer_Encoding: chunked', length], HIDDEN),
      end: 'one',
      body: HIDDEN,
    },
    {
      name: 'a coding nobody can undo',
      pieces: send('POST', ['Transfer-Encoding: gzip, chunked'], toChunks(HIDDEN)),
      end: 'refused',
    },
    {
      name: 'a length shorter than the chunks',
      pieces: send('POST', [CHUNKED, 'Content-Length: 4'], toChunks(HIDDEN)),
      end: 'refused',
    },
    {
      name: 'two lengths',
      pieces: send('POST', ['Content-Length: 0', length], HIDDEN),
      end: 'refused',
    },
    {
      name: 'the same length twice',
      pieces: send('POST', ['Content-Length: 3', 'Content-Length: 3'], 'abc'),
      end: 'refused',
    },
    ...['+3', '-3', '0x3', '3, 3', '3 4', '', '99999999999999999999999'].map((length): DoubtfulMessage => ({
      name: `the length '${length}'`,
      pieces: send('POST', [`Content-Length: ${length}`], 'abc'),
      end: 'refused',
    })),
    {
      name: 'chunks with extensions',
      pieces: send('POST', [CHUNKED], toChunks(HIDDEN, ';a=b;c="d"')),
      end: 'one',
      body: HIDDEN,
    },
    {
      name: 'a chunk extension with a bare line feed',
      pieces: send('POST', [CHUNKED], toChunks(HIDDEN, ';a\n')),
      end: 'refused',
      nginx: 'either',
    },
    {
      name: 'a chunk size that ends in a bare line feed',
      pieces: send('POST', [CHUNKED], `3\nabc\r\n0\r\n\r\n${HIDDEN}`),
      end: 'refused',
      nginx: 'either',
    },
    ...['0x3', '+3', ' 3', '3 ', '_3', 'fffffffffffffffff3', ''].map((size): DoubtfulMessage => ({
      name: `the chunk size '${size}'`,
      pieces: send('POST', [CHUNKED], `${size}\r\nabc\r\n0\r\n\r\n`),
      end: 'refused',
      nginx: 'either',
    })),
    {
      name: 'a chunk longer than it says',
      pieces: send('POST', [CHUNKED], `3\r\nabc${HIDDEN}\r\n0\r\n\r\n`),
      end: 'refused',
    },
    {
      name: 'a second framing in the trailer',
      pieces: send(
        'POST',
        [CHUNKED, 'Trailer: Content-Length'],
        `3\r\nabc\r\n0\r\nContent-Length: 9\r\n\r\n`,
      ),
      end: 'either',
    },
    {
      name: 'an address of another shop in the trailer',
      pieces: send('POST', [CHUNKED], `3\r\nabc\r\n0\r\nX-Forwarded-For: 198.51.100.66\r\n\r\n`),
      end: 'either',
    },
    {
      name: 'a coding in HTTP/1.0',
      pieces: [head('POST', [CHUNKED], 'HTTP/1.0') + toChunks(HIDDEN)],
      end: 'refused',
      nginx: 'either',
    },
    { name: 'HTTP/0.9', pieces: [`GET ${target}\r\n\r\n`], end: 'refused' },
    {
      name: 'a version nobody speaks',
      pieces: [head('GET', ['Connection: close'], 'HTTP/2.0')],
      end: 'refused',
    },
    { name: 'two hosts', pieces: send('GET', ['Host: other.localhost']), end: 'refused' },
    {
      name: 'a whole address as its target',
      pieces: [
        `GET http://other.localhost${SMUGGLED} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      ],
      end: 'refused',
    },
    {
      name: 'bare line feeds throughout',
      pieces: [`GET ${target} HTTP/1.1\nHost: ${host}\nConnection: close\n\n`],
      end: 'refused',
      nginx: 'either',
    },
    {
      name: 'a folded field',
      pieces: send('GET', ['X: a\r\n Host: other.localhost']),
      end: 'refused',
      nginx: 'either',
    },
    {
      name: 'a folded first field',
      pieces: [`GET ${target} HTTP/1.1\r\n Host: ${host}\r\nConnection: close\r\n\r\n`],
      end: 'refused',
    },
    {
      name: 'Connection that names the host',
      pieces: send('GET', [], '', 'Connection: close, host'),
      end: 'refused',
    },
    {
      name: 'Connection that names other fields',
      pieces: send(
        'GET',
        ['X-Forwarded-For: 198.51.100.66'],
        '',
        'Connection: close, x-forwarded-for, accept',
      ),
      end: 'one',
    },
    {
      name: 'an upgrade to a web socket',
      pieces: send(
        'GET',
        ['Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
        '',
        'Connection: Upgrade, close',
      ),
      end: 'one',
    },
    {
      name: 'an upgrade to HTTP/2 with a request behind it',
      pieces: send(
        'GET',
        ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA'],
        `${HIDDEN}\r\n\r\n`,
        'Connection: Upgrade, HTTP2-Settings, close',
      ),
      end: 'one',
    },
    {
      name: 'an upgrade with a body',
      pieces: send('POST', ['Upgrade: websocket', length], HIDDEN, 'Connection: Upgrade, close'),
      end: 'one',
      body: HIDDEN,
    },
    {
      name: 'CONNECT',
      pieces: [`CONNECT ${host}:80 HTTP/1.1\r\nHost: ${host}\r\n\r\n${HIDDEN}\r\n\r\n`],
      end: 'refused',
    },
    { name: 'TRACE', pieces: send('TRACE', []), end: 'refused' },
    {
      name: 'a body that waits for 100 Continue',
      pieces: send('POST', ['Expect: 100-continue', 'Content-Length: 3'], 'abc'),
      end: 'one',
      body: 'abc',
    },
    {
      name: 'a refused message with a request behind it',
      pieces: [
        `${send('GET', [CHUNKED], toChunks('abc'), 'Connection: keep-alive')[0]}${head('GET', ['Connection: close'])}`,
      ],
      end: 'refused',
    },
    {
      name: 'a body in many pieces',
      pieces: [...(send('POST', [CHUNKED], toChunks(HIDDEN))[0] ?? '')],
      end: 'one',
      body: HIDDEN,
    },
  )
  return rest
}
