import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { PostalAddressSchema, PrefectureSchema } from '../shapes/address.ts'
import { BrandSchema } from '../shapes/content.ts'
import { pagingQuery } from '../shapes/fields.ts'
import { postalCode } from '../shapes/input.ts'

const heading = 'Address and brands'

export const addressAndBrandCalls = declareCalls({
  'GET /v1/postal-code': {
    heading,
    summary: 'Places a postal code may mean; none is an empty list, not an error.',
    auth: 'public',
    query: z.object({ code: postalCode() }),
    response: z.object({ data: z.array(PostalAddressSchema) }),
  },
  'GET /v1/postal-codes/prefectures': {
    heading,
    summary: 'The 47 prefectures, north to south.',
    auth: 'public',
    response: z.object({ data: z.array(PrefectureSchema) }),
  },
  'GET /v1/brands': {
    heading,
    summary: 'Brands in kana order.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(BrandSchema) }),
    headers: ['paged'],
  },
})
