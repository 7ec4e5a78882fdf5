import { createResource } from '#src/stores/calls/create-resource.ts'

/** Seasons the member gave something in, the latest first. */
export const givenSeasonsResource = createResource(
  async (api) => (await api.call('GET /v1/me/gift-seasons')).body.data,
)

/** Who was given what in one season. */
export const createGivenSeasonResource = (key: string) =>
  createResource(async (api) => (await api.call('GET /v1/me/gift-seasons/{key}', { params: { key } })).body)
