/** Where a page of a list stands (spec §3 «Paging»). Pages are counted from 1. */
export interface Paging {
  total: number
  per_page: number
  last_page: number
  current_page: number
}
