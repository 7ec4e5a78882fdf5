import { FieldRow } from '../ui/FieldRow.tsx'

interface Props {
  id: string
  label: string
  words: string
  onChange: (words: string) => void
}

/** A box that narrows a list down. */
export function FilterField({ id, label, words, onChange }: Props) {
  return (
    <FieldRow id={id} label={label} is_required={false} error={undefined}>
      <input
        className="field"
        id={id}
        type="search"
        autoComplete="off"
        value={words}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldRow>
  )
}
