import { useGetList } from 'react-admin'

/** What others name by its `key`. */
export type NamedKind = 'makers' | 'brands' | 'tags' | 'categories' | 'inquiry-categories' | 'qa-categories'

interface Named {
  id: number
  key: string
  name: string
  depth?: number
}

const ALL = { pagination: { page: 1, perPage: 1000 } }

/** All of the shop's things of a kind. */
export function useNamed(kind: NamedKind) {
  const { data = [], isPending } = useGetList<Named>(kind, ALL)
  return { all: data, isPending }
}
