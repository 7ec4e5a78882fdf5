/** What Google asks of each type for a rich result: https://developers.google.com/search/docs/appearance/structured-data */
const required: Record<string, string[]> = {
  Product: ['name', 'offers'],
  ProductGroup: ['name', 'productGroupID', 'hasVariant', 'image'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'itemCondition', 'seller'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount', 'availability', 'seller'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  OnlineStore: ['name', 'url', 'address'],
  Organization: ['name'],
  PostalAddress: ['addressCountry', 'streetAddress', 'postalCode'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Brand: ['name'],
  CollectionPage: ['url', 'about'],
  ItemList: ['numberOfItems', 'itemListElement'],
  Motorcycle: ['name', 'url'],
}

const addresses = new Set(['url', 'item', 'image', 'mainEntityOfPage', 'availability', 'itemCondition'])

/** What a page's structured data lacks or says wrongly; empty when a search engine can use all of it. */
export function listJsonLdFaults(value: unknown, at = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => listJsonLdFaults(one, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const object = value as Record<string, unknown>
  const type = object['@type']
  const faults: string[] = []
  if (type !== undefined) {
    const names = required[String(type)]
    if (!names) faults.push(`${at}: ${String(type)} is a type nobody looked up`)
    for (const name of names ?? [])
      if (isEmpty(object[name])) faults.push(`${at}: ${String(type)} without ${name}`)
  }
  for (const [name, one] of Object.entries(object)) {
    if (isEmpty(one)) faults.push(`${at}.${name} is empty`)
    if (addresses.has(name)) faults.push(...listAddressFaults(one, `${at}.${name}`))
    faults.push(...listJsonLdFaults(one, `${at}.${name}`))
  }
  return faults
}

function listAddressFaults(value: unknown, at: string): string[] {
  const list = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
  return list.filter((one) => !/^https?:\/\//.test(one)).map((one) => `${at}: ${one} is no whole address`)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
