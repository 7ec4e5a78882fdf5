import { AutocompleteArrayInput, AutocompleteInput } from 'react-admin'
import { type NamedKind, useNamed } from './use-named.ts'

interface Props {
  source: string
  /** What is chosen, by its `key`: `makers`. */
  kind: NamedKind
  /** Several, in the order in which they were chosen. */
  isMany?: boolean
  helperText?: string | false
  label?: string
}

const toName = ({ name, depth = 0 }: { name: string; depth?: number }) => `${'　'.repeat(depth)}${name}`

/** Chooses one or several of the shop's things by key, by typing a part of their name. */
export function KeyInput({ kind, isMany = false, ...props }: Props) {
  const { all, isPending } = useNamed(kind)
  const choices = { choices: all, optionValue: 'key', optionText: toName, isPending }
  if (isMany) return <AutocompleteArrayInput {...props} {...choices} />
  return <AutocompleteInput {...props} {...choices} parse={(key: string) => key || null} />
}
