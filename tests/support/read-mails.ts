import { toApiUrl } from './shop-address.ts'

/** Texts of the mails to an address, the newest first, as the API's page of mails shows them. */
export async function readMailTexts(to: string): Promise<string[]> {
  const list = await read('/dev/mails')
  const rows = list.split('<tr>').filter((row) => row.includes(to))
  const ids = rows.map((row) => Number(/\/dev\/mails\/(\d+)/.exec(row)?.[1])).toSorted((a, b) => b - a)
  const pages = await Promise.all(ids.map((id) => read(`/dev/mails/${id}`)))
  return pages.map((page) => /<pre[^>]*>([^]*)<\/pre>/.exec(page)?.[1] ?? '')
}

/** Six digits of the newest mail to an address. @throws when there are none */
export async function readCode(to: string): Promise<string> {
  return find(to, /：(\d{6})/)
}

/** The path of the link with a token in the newest mail to an address. @throws when there is none */
export async function readLink(to: string): Promise<string> {
  const link = new URL(await find(to, /(https?:\/\/\S+token=[\w-]+)/))
  return link.pathname + link.search
}

async function find(to: string, pattern: RegExp): Promise<string> {
  const [text = ''] = await readMailTexts(to)
  const found = pattern.exec(text)?.[1]
  if (!found) throw new Error(`No ${pattern} in the newest mail to ${to}: ${text.slice(0, 400)}`)
  return found
}

async function read(path: string): Promise<string> {
  const response = await fetch(toApiUrl() + path)
  return response.text()
}
