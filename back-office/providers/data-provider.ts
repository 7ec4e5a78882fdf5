import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import { askApi } from '../api/call-api.ts'

/** An entry of a kind; `version` where the kind keeps versions. */
interface Versioned extends RaRecord {
  version?: number
}

const MOST_PER_PAGE = 100

const toPath = (kind: string) => `/v1/admin/${kind}`

async function findOne<Entry>(kind: string, id: Identifier): Promise<Entry> {
  return (await askApi<Entry>(`GET ${toPath(kind)}/{id}`, { params: { id } })).body
}

/** Only what differs is sent: what somebody else saved in other fields stays. */
function pickChanges(data: object, before: object): object {
  const seen = before as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(seen[name])),
  )
}

const toVersion = (entry: Partial<Versioned> | undefined) =>
  entry?.version === undefined ? {} : { version: entry.version }

/**
 * Kinds of content over `GET|POST /v1/admin/<kind>` and `GET|PATCH|DELETE /v1/admin/<kind>/{id}`: the name of a resource is the kind's
 * path. Lists stand in the order of the API; filters go as they are (`q` too). A change is refused with 409 when somebody else
 * saved since it was read.
 */
export const dataProvider = {
  async getList(kind, { pagination, filter }) {
    const { page = 1, perPage = 25 } = pagination ?? {}
    const per = perPage > MOST_PER_PAGE ? 'all' : perPage
    const { body, total } = await askApi<{ data: never[] }>(`GET ${toPath(kind)}`, {
      query: { ...(filter as object), page, per },
    })
    return { data: body.data, total }
  },
  async getOne(kind, { id }) {
    return { data: await findOne<never>(kind, id) }
  },
  async getMany(kind, { ids }) {
    return { data: await Promise.all(ids.map((id) => findOne<never>(kind, id))) }
  },
  async getManyReference(kind, { target, id, pagination, sort, filter }) {
    return this.getList(kind, { pagination, sort, filter: { ...(filter as object), [target]: id } })
  },
  async create(kind, { data }) {
    return { data: (await askApi<never>(`POST ${toPath(kind)}`, { body: data })).body }
  },
  async update(kind, { id, data, previousData }) {
    const changes = pickChanges(data, previousData)
    const body = { ...changes, ...toVersion({ ...previousData, ...data } as Versioned) }
    return { data: (await askApi<never>(`PATCH ${toPath(kind)}/{id}`, { params: { id }, body })).body }
  },
  async updateMany(kind, { ids, data }) {
    for (const id of ids) {
      const before = await findOne<Versioned>(kind, id)
      const body = { ...(data as object), ...toVersion(before) }
      await askApi(`PATCH ${toPath(kind)}/{id}`, { params: { id }, body })
    }
    return { data: ids }
  },
  async delete(kind, { id, previousData }) {
    const query = toVersion(previousData as Versioned | undefined)
    await askApi(`DELETE ${toPath(kind)}/{id}`, { params: { id }, query })
    return { data: (previousData ?? { id }) as never }
  },
  async deleteMany(kind, { ids }) {
    for (const id of ids) await askApi(`DELETE ${toPath(kind)}/{id}`, { params: { id } })
    return { data: ids }
  },
} satisfies DataProvider as DataProvider
