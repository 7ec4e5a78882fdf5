import { useEffect, useState } from 'react'
import { TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { toSlug } from './to-slug.ts'

interface Props {
  source: string
  /** The field it is suggested from. */
  from: string
  helperText: string
}

/** Suggested from kana while something new is written, until somebody writes into it. What is published keeps its address. */
export function SlugInput({ source, from, helperText }: Props) {
  const { setValue } = useFormContext()
  const read = useWatch({ name: from }) as string | null | undefined
  const isNew = useRecordContext()?.id === undefined
  const [isTouched, setTouched] = useState(false)
  const slug = isNew && !isTouched ? toSlug(read ?? '') : ''
  useEffect(() => {
    if (slug !== '') setValue(source, slug, { shouldDirty: true })
  }, [slug, source, setValue])
  return <TextInput source={source} helperText={helperText} onChange={() => setTouched(true)} />
}
