import { SECRET_REFERRER_POLICY, toSecretPattern } from '../hosting/secret-addresses.ts'
import { toSecurityHeaders } from '../hosting/security-headers.ts'
import type { HostingFacts } from './export-target.ts'
import { STAFF_ADDRESS } from '../hosting/staff-address.ts'
import { toDoorMaps } from './nginx-door.ts'
import { toVariables } from './nginx-variables.ts'

const separator = String.raw`(?:/|\x5c|%2f|%5c)`

/** @param caches `cache-control` by path or `~pattern`; all else is asked for again */
export function buildNginxMaps(facts: HostingFacts, caches: (readonly [string, string])[]): string {
  const { site, is_closed } = facts
  const names = toVariables(site)
  const toMap = (source: string, target: string, rows: (readonly [string, string])[]) =>
    `map ${source} ${target} {\n${rows.map(([key, value]) => `  ${quote(key)} ${quote(value)};\n`).join('')}}\n`
  return [
    toMap('$host', names.is_ours, [['default', '0'], ...site.hosts.map((host) => [host, '1'] as const)]),
    '# Dot segments, however they are spelled: refused before they are resolved.\n' +
      toMap('$request_uri', names.has_dots, [
        ['default', '0'],
        [String.raw`~*^[^?]*${separator}(?:\.|%2e){1,2}(?:${separator}|\?|$)`, '1'],
      ]),
    '# Requests that another server could read in another way, as our origin refuses them: a body on GET or HEAD, a Connection\n' +
      '# that names the framing. All others are framed anew by nginx, which reads a body before it passes it on.\n' +
      toMap(
        '"$server_protocol|$request_method|$http_transfer_encoding|$http_content_length|$http_connection"',
        names.is_doubtful,
        [
          ['default', '0'],
          [String.raw`~^(?:HTTP/0|\|)`, '1'],
          [String.raw`~^[^|]*\|(?:GET|HEAD)\|(?:[^|]+\||\|0*[1-9])`, '1'],
          [String.raw`~*\|(?:[^|]*[,\s])?(?:content-length|transfer-encoding|host)\s*(?:,[^|]*)?$`, '1'],
        ],
      ),
    '# Addresses no page can be at.\n' +
      toMap('$request_uri', names.is_odd, [
        ['default', '0'],
        [String.raw`~*^[^?]*(?://|\x5c|%2f|%5c|%[01][0-9a-f]|%7f)`, '1'],
      ]),
    '# Pages and calls of the staff, however they are spelled: they are at the address of the API alone.\n' +
      toMap('$request_uri', names.is_staff, [
        ['default', '0'],
        [`~*${STAFF_ADDRESS}`, '1'],
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
