import type { ComponentType } from 'react'
import { STAFF_RIGHTS, type StaffRole } from '#contract/staff-rights.ts'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { subjects } from '../subjects.ts'
import { isKind } from './subject.ts'

export interface MenuItem {
  to: string
  name: string
  icon: ComponentType
}

interface MenuGroup {
  id: keyof typeof FRAME_TEXT.groups
  name: string
  items: MenuItem[]
}

const groups = Object.entries(FRAME_TEXT.groups) as [MenuGroup['id'], string][]

/** Where `role` may go in a shop with these switches on; groups with nothing in them are left out. */
export function listMenu(role: StaffRole, switches: ReadonlySet<string>): MenuGroup[] {
  return groups
    .map(([id, name]) => ({ id, name, items: listItems(id, role, switches) }))
    .filter(({ items }) => items.length > 0)
}

function listItems(group: MenuGroup['id'], role: StaffRole, switches: ReadonlySet<string>): MenuItem[] {
  return subjects
    .filter((subject) => subject.group === group)
    .filter(({ area }) => area === undefined || STAFF_RIGHTS[role][area] !== 'none')
    .filter(({ needs }) => needs === undefined || switches.has(needs))
    .flatMap(({ entries }) => entries)
    .map((entry) => ({
      to: `/${isKind(entry) ? entry.kind : entry.path}`,
      name: entry.text.name,
      icon: entry.icon,
    }))
}
