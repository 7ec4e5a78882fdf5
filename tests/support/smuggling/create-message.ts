import type { Random } from '#demo/random.ts'
import { listDoubtfulMessages, SMUGGLED } from './list-doubtful-messages.ts'

/** A message made to be misread, as the visitor `marker` sends it. */
export interface MalformedMessage {
  marker: string
  /** Each goes out on its own. */
  pieces: Buffer[]
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
/** Bytes that parsers disagree about. */
const ODD = [
  '\r',
  '\n',
  '\r\n',
  '\0',
  ' ',
  '\t',
  '\x0b',
  '\x85',
  ':',
  ',',
  ';',
  '0',
  '1',
  'f',
  '_',
  '\r\n ',
  '\n\n',
]

const name = (random: Random, text: string) =>
  random.pick([text, text.toUpperCase(), text.toLowerCase(), `${text} `, ` ${text}`, text.replace('-', '_')])

function createLines(random: Random, length: number): string[] {
  const coding = random.pick([
    'chunked',
    'Chunked',
    ' chunked',
    '\tchunked',
    'chunked ',
    'xchunked',
    'chunked, identity',
    'identity, chunked',
    '\x0bchunked',
    '"chunked"',
    'chunked;q=1',
    'gzip, chunked',
    '\r\n chunked',
    '',
  ])
  const size = random.pick([
    length,
    length,
    length + 5,
    0,
    3,
    -1,
    `+${length}`,
    `0x${length}`,
    `${length}, ${length}`,
    `0${length}`,
  ])
  const lines = [
    `${name(random, 'Transfer-Encoding')}: ${coding}`,
    'Transfer-Encoding: chunked',
    `${name(random, 'Content-Length')}: ${size}`,
    `Content-Length: ${length}`,
    `Connection: ${random.pick(['close', 'keep-alive', 'content-length', 'transfer-encoding', 'close, host', 'upgrade', 'x, cookie'])}`,
    'Upgrade: websocket',
    'Expect: 100-continue',
    'X-Forwarded-For: 198.51.100.66',
    `X: y${random.pick(['\n', '\r', '\r\n ', '\0'])}Transfer-Encoding: chunked`,
    'Trailer: Content-Length',
    'Host: other.localhost',
    'TE: trailers',
  ]
  return random.sample(lines, random.int(1, 4))
}

function createBody(random: Random, hidden: string): string {
  const size = hidden.length.toString(16)
  return random.pick([
    hidden,
    `${size}\r\n${hidden}\r\n0\r\n\r\n`,
    `0\r\n\r\n${hidden}`,
    `${size};a=b\r\n${hidden}\r\n0\r\n\r\n`,
    `${size}\n${hidden}\n0\n\n`,
    `0${size}\r\n${hidden}\r\n00\r\nContent-Length: 5\r\n\r\n`,
    `${size}\r\n${hidden}\r\n0\r\n\r\n${hidden}`,
    `3\r\nabc\r\n${size}\r\n${hidden}\r\n`,
    `${size} \r\n${hidden}\r\n0\r\n\r\n`,
    '',
  ])
}

/** Odd bytes somewhere, bytes lost or said twice. */
function spoil(random: Random, text: string): string {
  let spoiled = text
  for (let times = random.int(0, 3); times > 0; times -= 1) {
    const at = random.int(0, spoiled.length)
    const taken = random.pick([0, 0, 1, 2])
    spoiled =
      spoiled.slice(0, at) + random.pick([...ODD, spoiled.slice(at, at + 20)]) + spoiled.slice(at + taken)
  }
  return spoiled
}

function cut(random: Random, text: string): Buffer[] {
  const at = Array.from({ length: random.int(0, 3) }, () => random.int(0, text.length)).sort((a, b) => a - b)
  return [0, ...at].map((start, index) => Buffer.from(text.slice(start, at[index] ?? text.length), 'latin1'))
}

/**
 * A third are known messages; the rest are made from parts that servers are known to read differently. Some are
 * spoiled, some break off. Behind most comes a sound request, which a server that miscounts would answer to somebody
 * else.
 */
export function createMessage(random: Random, host: string, marker: string): MalformedMessage {
  const target = `/api/demo/v1/malformed?m=${marker}`
  const hidden = `GET ${SMUGGLED}&m=${marker} HTTP/1.1\r\nHost: ${host}\r\n${random.pick(['\r\n', 'X: '])}`
  const known = () => random.pick(listDoubtfulMessages(host, target)).pieces.join('')
  const drawn = () => {
    const method = random.pick(METHODS)
    const body = createBody(random, hidden)
    const version = random.pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0'])
    const end = random.pick(['\r\n', '\r\n', '\r\n', '\r\n', '\n'])
    return [
      `${method} ${target} ${version}`,
      `Host: ${host}`,
      ...createLines(random, body.length),
      '',
      body,
    ].join(end)
  }
  const made = random.chance(0.33) ? known() : drawn()
  const spoiled = random.chance(0.4) ? spoil(random, made) : made
  const next = `GET /api/demo/v1/next?m=${marker} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
  const whole = random.chance(0.7) ? spoiled + next : spoiled
  const sent = random.chance(0.1) ? whole.slice(0, random.int(1, whole.length)) : whole
  return { marker, pieces: cut(random, sent) }
}
