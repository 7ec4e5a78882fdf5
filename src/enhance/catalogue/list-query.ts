import type { CallArguments } from '#src/api/call-input.ts'

type ProductQuery = NonNullable<CallArguments<'GET /v1/products'>['query']>

/** The highest page number the API takes. */
const PAGE_MAXIMUM = 100_000

/**
 * What a list's address says, in the words of GET /v1/products. Unknown parameters are left alone. An unknown order
 * becomes the list's own, a page that is no number the first.
 * @param sorts the orders the list has
 */
export function parseListQuery(
  search: URLSearchParams,
  category: string | null,
  sorts: readonly string[],
): ProductQuery {
  const text = (name: string) => search.get(name)?.trim() || undefined
  const list = (name: string) => (search.has(name) ? search.getAll(name).filter(Boolean) : undefined)
  const yen = (name: string) => toYen(text(name))
  const chosen = text('category') ?? category ?? undefined
  return {
    bike: text('bike'),
    q: text('q')?.slice(0, 100),
    category: chosen,
    // Behaviour 3.7: a category includes everything below it.
    child: chosen ? 'true' : undefined,
    maker: list('maker'),
    brand: list('brand'),
    tag: list('tag'),
    price_from: yen('price_from'),
    price_to: yen('price_to'),
    in_stock: search.has('in_stock') ? true : undefined,
    sort: sorts.find((sort) => sort === text('sort')) as ProductQuery['sort'],
    page: Math.min(PAGE_MAXIMUM, Math.max(1, Math.trunc(Number(text('page'))) || 1)),
    facets: true,
  }
}

/** People type full-width digits and commas. Anything else means no limit. */
function toYen(text: string | undefined): number | undefined {
  const digits = text?.normalize('NFKC').replace(/[,，円\s]/g, '')
  return digits && /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

/** True when the address asks for more than the published page shows. */
export function asksForQuery(search: URLSearchParams): boolean {
  const known = [
    'q',
    'category',
    'maker',
    'brand',
    'tag',
    'price_from',
    'price_to',
    'in_stock',
    'bike',
    'sort',
    'page',
  ]
  return known.some((name) => search.getAll(name).some((value) => value.trim() !== ''))
}

/** Parameters of a filter form, without empty fields and without the page: a new filter starts at page 1. */
export function toSearch(form: FormData, keep: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of ['q', 'sort', 'bike']) {
    const value = keep.get(name)
    if (value && !form.has(name)) search.set(name, value)
  }
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim() !== '') search.append(name, value.trim())
  }
  return search
}
