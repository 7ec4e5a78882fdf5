import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { BikeModelSchema, BikeSchema, ProductJudgementSchema } from '../shapes/bikes.ts'
import { done, listOf, listQuery, pagingQuery, ReferenceSchema } from '../shapes/fields.ts'

const is_ours = true
const auth = 'public'

/** Bikes, what goes on them, and whose they are. A shop of other goods has none. */
export const bikeCalls = declareCalls({
  'GET /v1/bike-makers': {
    is_ours,
    summary: 'Makers of bikes by kana, with how many models each has.',
    auth,
    query: z.object(pagingQuery),
    response: listOf(z.extend(ReferenceSchema, { name_kana: z.string(), model_count: z.int() })),
    headers: ['paged'],
  },
  'GET /v1/bike-models': {
    is_ours,
    summary:
      'Models of bikes by maker and kana, each with its generations and how many products are made for it.',
    auth,
    query: z.object({
      ...pagingQuery,
      /** Keys of makers. */
      maker: z.optional(listQuery()),
      /** Keys of models, as `maker/model`. */
      keys: z.optional(listQuery()),
    }),
    response: listOf(BikeModelSchema),
    headers: ['paged'],
  },
  'GET /v1/bikes': {
    is_ours,
    summary:
      'Bikes by name (maker, model, kana, displacement), by the beginning of a frame number, or by key.',
    auth,
    query: z.object({
      ...pagingQuery,
      /** What was typed: a name, or a frame number of which a bike knows the beginning. */
      q: z.optional(z.string().check(z.maxLength(100))),
      keys: z.optional(listQuery()),
    }),
    response: listOf(BikeSchema),
    headers: ['paged'],
  },
  'GET /v1/bikes/{resourceKey}/judgements': {
    is_ours,
    summary:
      'Whether products go on a bike, and why not; 100 at most, else it is refused; those that are not there are left out.',
    auth: 'visitor',
    query: z.object({ keys: listQuery() }),
    response: z.object({ data: z.array(ProductJudgementSchema) }),
  },
  'GET /v1/me/bikes': {
    is_ours,
    summary: "The member's bikes, the last added first.",
    auth: 'member',
    response: z.object({ data: z.array(BikeSchema) }),
  },
  'PUT /v1/me/bikes/{resourceKey}': {
    is_ours,
    summary: "Adds a bike to the member's. Twice is no error.",
    auth: 'member',
    response: done(),
    errors: ['user_bike.full'],
  },
  'DELETE /v1/me/bikes/{resourceKey}': {
    is_ours,
    summary: "Takes a bike from the member's. One that is not among them is no error.",
    auth: 'member',
    response: null,
  },
})
