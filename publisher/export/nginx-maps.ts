import { SECRET_REFERRER_POLICY, toSecretPattern } from '../hosting/secret-addresses.ts'
import { toSecurityHeaders } from '../hosting/security-headers.ts'
import type { HostingFacts } from './export-target.ts'
import { MAX_ADDRESS_LENGTH } from '../hosting/judge-address.ts'
import { toDoorMaps } from './nginx-door.ts'
import { toVariables } from './nginx-variables.ts'

/** A word in either case, as anybody could spell it: each letter as it is or percent-encoded, however often. */
function spell(word: string): string {
  const toCodes = (letter: string) =>
    [...new Set([letter, letter.toUpperCase()])].map((one) => one.charCodeAt(0).toString(16)).join('|')
  return [...word].map((letter) => `(?:${letter}|%(?:25)*+(?:${toCodes(letter)}))`).join('')
}

const dots = String.raw`(?:\.|%(?:25)*+2e){1,2}(?:[/?#]|%2f|$)`
/** What `judge-address.ts` does not refuse. */
const clean = String.raw`(?:/(?!${dots})(?:[^/\x5c%?#]|%(?!(?:25)*+5c|(?:25)++2f|2f${dots}))*+)++(?:[?#]|$)`
const staff = `/+${spell('api')}/+[^/?#]+/+(?:${spell('v1')}/+)?${spell('admin')}(?:[/?#]|$)`

/** @param caches `cache-control` by path or `~pattern`; all else is asked for again */
export function buildNginxMaps(facts: HostingFacts, caches: (readonly [string, string])[]): string {
  const { site, is_closed } = facts
  const names = toVariables(site)
  const toMap = (source: string, target: string, rows: (readonly [string, string])[]) =>
    `map ${source} ${target} {\n${rows.map(([key, value]) => `  ${quote(key)} ${quote(value)};\n`).join('')}}\n`
  return [
    toMap('$host', names.is_ours, [['default', '0'], ...site.hosts.map((host) => [host, '1'] as const)]),
    '# What may be asked for at all. Whatever no line takes is refused, also where an expression is given up.\n' +
      toMap('$request_uri', names.verdict, [
        ['default', 'refused'],
        [`~^.{${MAX_ADDRESS_LENGTH + 1}}`, 'long'],
        [`~*^(?!${staff})${clean}`, ''],
        [`~*^${clean}`, 'staff'],
      ]),
    '# Requests that another server could read in another way, as our origin refuses them: a body on GET or HEAD, a Connection\n' +
      '# that names the framing. All others are framed anew by nginx, which reads a body before it passes it on.\n' +
      toMap(
        '"$server_protocol|$request_method|$http_transfer_encoding|$http_content_length"',
        names.is_doubtful,
        [
          ['default', '0'],
          [String.raw`~^(?:HTTP/0|\|)`, '1'],
          [String.raw`~^[^|]*\|(?:GET|HEAD)\|(?:[^|]+\||\|0*[1-9])`, '1'],
        ],
      ) +
      toMap('$http_connection', names.names_framing, [
        ['default', '0'],
        [String.raw`~*(?:^|[,\s])(?:content-length|transfer-encoding|host)(?:[,\s]|$)`, '1'],
      ]),
    '# Addresses no page can be at.\n' +
      toMap('$request_uri', names.is_odd, [
        ['default', '0'],
        [String.raw`~*^[^?]*(?://|%[01][0-9a-f]|%7f)`, '1'],
      ]),
    '# A slash that is a letter of its segment.\n' +
      toMap('$request_uri', names.slashed, [
        ['default', ''],
        ['~^/(?:api|storage)/', ''],
        [`~*^(?<${names.prefix}_s>[^?#]*%2f[^?#]*)`, `$${names.prefix}_s`],
      ]),
    '# As it was asked for: what nginx decoded must not go into a Location.\n' +
      toMap('$request_uri', names.path, [[`~^(?<${names.prefix}_p>[^?]*)`, `$${names.prefix}_p`]]),
    toMap('$request_uri', names.api_address, [
      ['default', '$request_uri'],
      [`~^/api(?<${names.prefix}_a>/.*)$`, `$${names.prefix}_a`],
    ]),
    toMap('$http_x_forwarded_proto', names.proto, [
      ['default', '$http_x_forwarded_proto'],
      ['', '$scheme'],
    ]),
    '# Browsers ask again for every page, which costs a 304.\n' +
      toMap('$uri', names.cache, [
        ['default', is_closed ? 'private, no-cache' : 'public, max-age=0, must-revalidate'],
        ...caches,
      ]),
    toMap('$uri', names.robots, [
      ['default', is_closed ? 'noindex, nofollow' : ''],
      [String.raw`~\.md$`, is_closed ? 'noindex, nofollow' : 'noindex'],
    ]),
    toMap('$uri', names.referrer, [
      ['default', toSecurityHeaders(site.origin)['referrer-policy'] ?? ''],
      [`~${toSecretPattern()}`, SECRET_REFERRER_POLICY],
    ]),
    ...toDoorMaps(facts),
  ].join('\n')
}

function quote(text: string): string {
  return text === 'default' ? text : `"${text.replaceAll('"', String.raw`\"`)}"`
}
