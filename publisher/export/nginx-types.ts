import { contentTypes } from '../files/content-type.ts'

/** The same content types our origin sends, so that no host's own list decides. */
export function buildNginxTypes(): string {
  const rows = Object.entries(contentTypes).map(([ending, type]) => [ending.slice(1), type] as const)
  const withCharset = rows.filter(([, type]) => type.includes('charset=')).map(([, type]) => toBare(type))
  return `types {
${rows.map(([ending, type]) => `  ${toBare(type)} ${ending};\n`).join('')}}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...new Set([...withCharset, 'application/rss+xml'])].filter((type) => type !== 'text/html').join(' ')};`
}

export function toBare(type: string): string {
  return type.split(';')[0]!.trim()
}
