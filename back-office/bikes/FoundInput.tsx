import { useMemo, useState } from 'react'
import { AutocompleteInput, type AutocompleteInputProps } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useRead } from '../frame/use-read.ts'

export interface Choice {
  value: string
  /** As it stands in the list. */
  name: string
  /** As it stands in the field; the name when left out. */
  short?: string
}

export interface FoundInputProps {
  source: string
  helperText?: string | false
  /** Over a list: it is always shown. */
  alwaysOn?: boolean
  sx?: AutocompleteInputProps['sx']
}

interface Props extends FoundInputProps {
  /** Its resource: what is found is read again when one of these is saved. */
  kind: 'bikes' | 'products' | 'business-accounts'
  find: (words: string) => Promise<Choice[]>
  /** Reads what a value is called. */
  findOne: (value: string) => Promise<Choice | undefined>
  /** What the form's own value is called, where the form knows it. */
  known?: Pick<Choice, 'value' | 'name'> | undefined
}

const showAll = () => true
const toShort = ({ name, short = name }: Choice) => short

/**
 * Chooses one of many things, which the API finds by what is typed. What stands in the field is the same function for every
 * drawing, or the input forgets what was typed; and it takes the name of a choice once, so that it waits for it.
 */
export function FoundInput({ kind, find, findOne, known, ...props }: Props) {
  const { source } = props
  const [words, setWords] = useState('')
  const [picked, setPicked] = useState<Choice>()
  const value = (useWatch({ name: source }) ?? '') as string
  const { data: found = NONE, isPending } = useRead([kind, 'choices', source, words], () => find(words))
  const isNamed = [known, picked].some((choice) => choice?.value === value)
  const asked = isNamed ? '' : value
  const reading = useRead([kind, 'choice', source, asked], async () =>
    asked === '' ? null : ((await findOne(asked)) ?? null),
  )
  const { data: read } = reading
  const isAsking = asked !== '' && (reading.isPending || reading.isPlaceholderData)
  const { value: knownValue, name: knownName = '' } = known ?? {}
  const choices = useMemo(() => {
    const name = knownValue === value ? knownName : value
    const chosen = [picked, read].find((choice) => choice?.value === value) ?? { value, name }
    const others = found.filter((choice) => choice.value !== value)
    return value === '' || isAsking ? others : [chosen, ...others]
  }, [picked, knownValue, knownName, read, isAsking, value, found])
  return (
    <AutocompleteInput
      {...props}
      choices={choices}
      optionValue="value"
      optionText="name"
      inputText={toShort}
      matchSuggestion={showAll}
      setFilter={setWords}
      onChange={(_value: unknown, choice: unknown) => setPicked((choice as Choice | null) || undefined)}
      translateChoice={false}
      isPending={isPending}
    />
  )
}

const NONE: Choice[] = []
