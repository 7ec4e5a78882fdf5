/** Lots of 岩手県, which stand in the names of towns: 湯本２９地割. */
const LOTS = /第?[0-9０-９]{1,3}地割[^]*/

/**
 * The towns in a line of Japan Post's list (KEN_ALL, 町域名), without what it says to explain: parts and exceptions in brackets, lots.
 * One that names no town but a rest or the whole («以下に掲載がない場合», «…の次に番地がくる場合», «…村一円») is an empty town.
 * 一円 alone is a town, of 多賀町. What lines may hold: https://www.post.japanpost.jp/zipcode/dl/readme.html
 */
export function toTowns(line: string): string[] {
  const [named = ''] = line.split(/[（(「]/, 1)
  if (named.endsWith('場合') || /[市区町村]一円$/.test(named)) return ['']
  const towns = named.split('、').map((town) => town.replace(LOTS, '').replaceAll('−', '－'))
  return [...new Set(towns)]
}
