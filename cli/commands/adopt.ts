import { fileURLToPath } from 'node:url'
import { adoptBase } from '../overrides/adopt-base.ts'
import { judgeOverrides, type JudgedOverride } from '../overrides/judge-overrides.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

const themes = fileURLToPath(new URL('../../themes/', import.meta.url))

export const adopt: Command = {
  usage: 'adopt <slot> [folder] [--keep]',
  summary: 'takes what changed in the base of an override over into it',
  help: `Git merges three ways: the override, its base as it was when they were compared, and its base as it is. Where both changed
the same lines the file gets conflict marks, and the command ends with 1. --keep leaves the file alone and records that its
base was looked at; so a new override gets its record too. Example: noren adopt Header garage`,
  async run([slot = '', folder], { json, keep }) {
    const override = requireOverride(slot, folder)
    const { file, replaces, drift } = override
    if (drift === 'wraps') return print(`${file} wraps ${replaces}: it has every change already.`)
    if (drift === 'gone') throw new Error(`${replaces} is gone. See themes/slots.ts for its name now.`)
    if (drift === 'same') return print(`${replaces} is as it was when ${file} was compared with it.`)
    if (drift === 'unrecorded' && !keep)
      throw new Error(
        `Nothing says what ${file} was made from. Compare it with ${replaces}, then add --keep.`,
      )
    const conflicts = adoptBase(themes, override, keep)
    if (conflicts > 0) process.exitCode = 1
    if (json) return print({ slot, file, conflicts })
    print(
      keep
        ? `${file} is on record as compared with ${replaces}.`
        : conflicts === 0
          ? `${file} has what changed in ${replaces}. Look at it before you commit.`
          : `${file} has ${conflicts} places to decide: look for <<<<<<<.`,
    )
  },
}

function requireOverride(slot: string, folder: string | undefined): JudgedOverride {
  const found = judgeOverrides(themes).filter(
    (one) => one.slot === slot && (folder === undefined || one.folder === folder),
  )
  const [only, another] = found
  if (!only)
    throw new Error(`No ${folder ? `file of ${folder}` : 'theme or site'} replaces the slot '${slot}'.`)
  if (another)
    throw new Error(
      `Several replace ${slot}: say which, of ${found.map((one) => one.folder).join(', ')}. Example: noren adopt ${slot} ${only.folder}`,
    )
  return only
}
