import { useEffect, useMemo, useState } from 'react'
import { TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { toSlug } from './to-slug.ts'

interface Props {
  source: string
  /** The field it is suggested from, or several. */
  from: string | readonly string[]
  helperText: string
}

/**
 * Suggested from kana while something new is written, unless it began with one, until somebody writes into it. What is published
 * keeps its address.
 */
export function SlugInput({ source, from, helperText }: Props) {
  const { getValues, setValue } = useFormContext()
  const names = useMemo(() => [from].flat(), [from])
  const read = useWatch({ name: names }) as (string | number | null | undefined)[]
  const record = useRecordContext()
  const isNew = record?.id === undefined && !record?.[source]
  const [isTouched, setTouched] = useState(false)
  const slug = isNew && !isTouched ? toSlug(read.filter(Boolean).join(' ')) : ''
  // After each render: a form that begins with known names is filled once more after its inputs were there first.
  useEffect(() => {
    if (slug !== '' && getValues(source) !== slug) setValue(source, slug, { shouldDirty: true })
  })
  return <TextInput source={source} helperText={helperText} onChange={() => setTouched(true)} />
}
