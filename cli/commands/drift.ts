import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTwoFilesPatch } from 'diff'
import { judgeOverrides, type JudgedOverride, needsLook } from '../overrides/judge-overrides.ts'
import { readBlob } from '../overrides/replaced.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

const themes = fileURLToPath(new URL('../../themes/', import.meta.url))

export const drift: Command = {
  usage: 'drift [folder]',
  summary: 'overrides whose base file has changed since somebody compared them, and what changed',
  help: `A theme or a site that replaces a slot does not get what is improved in the file it replaced. What it was compared with
last is on record beside it (themes/<folder>/replaced.json), in the repository, so publishing silences nothing. An override that
wraps its base, which is to import it, has every change by itself. Ends with 1 while there is something to look at, for CI:
'noren adopt <slot>' takes the changes over, '--keep' says that none are wanted. Example: noren drift garage`,
  async run([folder], { json }) {
    const overrides = judgeOverrides(themes).filter((one) => folder === undefined || one.folder === folder)
    const found = overrides.filter(needsLook)
    if (found.length > 0) process.exitCode = 1
    if (json) return print(overrides)
    for (const override of found) print(describe(override))
    const wrapping = overrides.filter((one) => one.drift === 'wraps').length
    print(
      `${overrides.length} overrides: ${wrapping} wrap their base and follow it, ${overrides.length - wrapping - found.length} replace it as it is, ${found.length} to look at.`,
    )
  },
}

function describe({ folder, slot, file, replaces, drift: state, recorded }: JudgedOverride): string {
  const adopt = `npm run noren -- adopt ${slot} ${folder}`
  if (state === 'gone')
    return `✗ ${file} replaces ${replaces}, which is gone: see themes/slots.ts for its name now.`
  if (state === 'unrecorded' || !recorded)
    return `? ${file} replaces ${replaces}, and nothing says they were compared: ${adopt} --keep`
  const then = readBlob(themes, recorded.blob)
  const path = join(themes, replaces)
  const change =
    then === null || !existsSync(path)
      ? `  git does not have ${recorded.blob}, so the difference cannot be shown (a shallow clone?)`
      : createTwoFilesPatch(replaces, replaces, then, readFileSync(path, 'utf8'), 'as it was', 'as it is')
  return `~ ${file} replaces ${replaces}, which has changed:\n${change}\n  Take it over: ${adopt}`
}
