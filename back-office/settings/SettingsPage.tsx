import { Fragment } from 'react'
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { THEME_PREVIEW } from '#contract/preview-names.ts'
import type { AdminSetting, SettingValue } from '#contract/shapes/admin-site.ts'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { callApi } from '../api/call-api.ts'
import { Refusal } from '../api/refusal.ts'
import { DocumentPage } from '../forms/DocumentPage.tsx'
import { type Entry, isSame } from '../forms/entry.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { PreviewLink } from '../kinds/PreviewLink.tsx'
import { ThemeInput } from './ThemeInput.tsx'

interface Settings extends Entry {
  /** The newest of theirs. */
  version: number
  /** As they were read. Beside it stands each one's value, a field of its own. */
  known: AdminSetting[]
}

/** A form takes dots for a way into something. */
const toName = (key: string) => key.replaceAll('.', '__')

function toForm(known: AdminSetting[]): Settings {
  return {
    version: Math.max(...known.map(({ version }) => version)),
    known,
    ...Object.fromEntries(known.map(({ key, value }) => [toName(key), value])),
  }
}

const read = async () => toForm((await callApi('GET /v1/admin/settings')).data)

const write = async (values: Entry, { known, version: seen }: Settings) => {
  const settings = known.flatMap(({ key, value, default_value, version }) => {
    const wanted =
      (values[toName(key)] as SettingValue | undefined) ?? (typeof default_value === 'string' ? '' : null)
    // Input that was kept may be older than what was read.
    return isSame(wanted, value) ? [] : [{ key, value: wanted, version: Math.min(version, seen) }]
  })
  if (settings.length === 0) return toForm(known)
  try {
    return toForm((await callApi('PUT /v1/admin/settings', { body: { settings } })).data)
  } catch (error) {
    throw error instanceof Refusal ? toFieldNames(error, settings) : error
  }
}

/** The API counts what was sent; the form knows inputs by their setting. */
function toFieldNames(refusal: Refusal, sent: readonly { key: string }[]): Refusal {
  const problems = Object.entries(refusal.body.errors).map(([path, message]) => {
    const key = sent[Number(path.split('.')[1])]?.key ?? ''
    return { field: toName(key), message }
  })
  return new Refusal(refusal.status, refusal.message, refusal.code, problems)
}

const toLabel = (name: string, { known }: Settings) => known.find(({ key }) => toName(key) === name)?.label

/** All that one save changed have one version, so any of them tells what became of it. */
const findChange = ({ known }: Settings, before: Settings) => {
  const changed = known.find(({ version }, at) => version !== before.known[at]?.version)
  return changed && { type: 'settings' as const, key: changed.key }
}

/** Every setting with the sentence that says what it does, by group. */
export default function SettingsPage() {
  return (
    <DocumentPage
      path="settings"
      title={TERMS_NAMES.settings.name}
      read={read}
      write={write}
      toLabel={toLabel}
      change={findChange}
    >
      <SettingGroups />
    </DocumentPage>
  )
}

function SettingGroups() {
  const known = useWatch({ name: 'known' }) as AdminSetting[]
  const groups = [...new Set(known.map(({ group }) => group))]
  return groups.map((group) => (
    <FormSection key={group} title={group}>
      {known
        .filter((setting) => setting.group === group)
        .map((setting) => (
          <Fragment key={setting.key}>
            {setting.key === 'SITE.THEME' ? (
              <>
                <ThemeInput source={toName(setting.key)} setting={setting} />
                <PreviewLink kind={THEME_PREVIEW} label={KINDS_TEXT.preview_themes} />
              </>
            ) : (
              <SettingInput setting={setting} />
            )}
          </Fragment>
        ))}
    </FormSection>
  ))
}

function SettingInput({ setting: { key, label, description, kind, choices } }: { setting: AdminSetting }) {
  const input = { source: toName(key), label, helperText: description }
  if (kind === 'switch') return <BooleanInput {...input} />
  if (kind === 'number') return <NumberInput {...input} />
  if (kind === 'choice')
    return (
      <SelectInput
        {...input}
        choices={choices.map((id) => ({ id, name: id }))}
        parse={(value: string) => value || null}
      />
    )
  return <TextInput {...input} />
}
