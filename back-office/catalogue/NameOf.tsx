import { type NamedKind, useNamed } from './use-named.ts'

interface Props {
  kind: NamedKind
  /** Its key. */
  value: string | null
}

/** What one of the shop's things is called; its key as long as nobody knows. */
export function NameOf({ kind, value }: Props) {
  const { all } = useNamed(kind)
  return all.find(({ key }) => key === value)?.name ?? value
}
