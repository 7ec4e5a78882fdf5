import { AutocompleteArrayInput, AutocompleteInput, useGetList } from 'react-admin'

interface Props {
  source: string
  /** What is chosen, by its `key`: `makers`. */
  kind: 'makers' | 'brands' | 'tags' | 'categories' | 'inquiry-categories' | 'qa-categories'
  /** Several, in the order in which they were chosen. */
  isMany?: boolean
  helperText?: string | false
  label?: string
}

interface Choice {
  id: number
  key: string
  name: string
  depth?: number
}

const ALL = { pagination: { page: 1, perPage: 1000 } }
const toName = ({ name, depth = 0 }: Choice) => `${'　'.repeat(depth)}${name}`

/** Chooses one or several of the shop's things by key, by typing a part of their name. */
export function KeyInput({ kind, isMany = false, ...props }: Props) {
  const { data = [], isPending } = useGetList<Choice>(kind, ALL)
  const choices = { choices: data, optionValue: 'key', optionText: toName, isPending }
  if (isMany) return <AutocompleteArrayInput {...props} {...choices} />
  return <AutocompleteInput {...props} {...choices} parse={(key: string) => key || null} />
}
