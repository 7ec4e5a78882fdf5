import type { RaRecord } from 'ra-core'
import type { ComponentType } from 'react'
import type { CallName } from '#contract/index.ts'
import type { ChangeType } from '#contract/publish-hook.ts'
import type { SettingKey } from '#contract/shapes/setting-values.ts'
import type { StaffArea } from '#contract/staff-rights.ts'
import type { FRAME_TEXT } from '#src/text/back-office/frame.ts'

type WithoutParams<Path extends string> = Path extends `${string}{${string}` ? never : Path
type ListPath<Name> = Name extends `GET /v1/admin/${infer Path}` ? WithoutParams<Path> : never
/** `GET /v1/admin/<kind>` lists it. */
type KindPath = ListPath<CallName>

/** A file of its own, loaded when it is opened: `() => import('./NewsList.tsx')`. */
export type Screen = () => Promise<{ default: ComponentType }>

/** Words of a kind or page: inputs and columns find their label in `fields` by their `source`. */
interface EntryText {
  name: string
  fields: Record<string, string>
}

/** Things that are listed, opened and saved one by one. */
export interface KindEntry {
  /** The last part of its address under `/v1/admin/`. */
  kind: KindPath
  text: EntryText
  icon: ComponentType
  /** The field an entry is called by. */
  title: string
  list: Screen
  /** The inputs of its form, for a new entry and an old one; the frame adds the rest. */
  form?: Screen
  /** What a new entry begins with. Without it none are made here. */
  blank?: object
  /** It has drafts and dates: the form shows them under its own inputs. */
  has_dates?: true
  /** It has a page in the shop, and so a preview. */
  has_preview?: true
  /** It has an order of its own, put by dragging; among those with the same `group`, which a kind or `names` have names for. */
  order?: { group?: string; groups?: KindPath; names?: Readonly<Record<string, string>> }
  /** What its changes are called where publishers hear of them; `key` is the field that names it, the id when left out. */
  change?: { type: ChangeType; key?: string | ((saved: RaRecord) => string) }
  /** Completes what is sent of a change, from what was read (of a new entry: from nothing). */
  prepare?: (changes: Record<string, unknown>, base: Record<string, unknown>) => Record<string, unknown>
  /** A screen of its own in place of the form. */
  edit?: Screen
}

/** Any other screen. */
export interface PageEntry {
  /** Its address after the `#/`: `fees`. */
  path: string
  text: EntryText
  icon: ComponentType
  page: Screen
}

/** What one folder of the back office adds to it. */
export interface Subject {
  /** What its calls belong to: without the right to read there is neither menu entry nor screen. Left out, it is for everybody. */
  area?: StaffArea
  group: keyof typeof FRAME_TEXT.groups
  /** The switch without which it is not in the menu; its screens are there all the same. */
  needs?: SettingKey
  entries: readonly (KindEntry | PageEntry)[]
}

export const isPage = (entry: KindEntry | PageEntry): entry is PageEntry => 'page' in entry
export const isKind = (entry: KindEntry | PageEntry): entry is KindEntry => 'kind' in entry
