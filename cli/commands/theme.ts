import { fileURLToPath } from 'node:url'
import { listThemes } from '#themes/resolve-slot.ts'
import { openTerminal } from '../shops/open-terminal.ts'
import { readThemeInput } from '../themes/read-theme-input.ts'
import { writeTheme } from '../themes/write-theme.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

const themes = fileURLToPath(new URL('../../themes/', import.meta.url))

export const theme: Command = {
  usage: 'theme new <name> [--ground …] [--ink …] [--accent …] [--type …] [--density …]',
  summary: 'make a theme from a few colours, or list the themes',
  help: `theme new lace --ground '#fffaf5' --ink '#2b2320' --accent '#8c3b2e' --type mincho --density airy
  writes themes/lace/: every colour role, mixed of the three so that words can be read and edges seen (WCAG AA), the
  faces of headings (gothic, mincho, rounded) and the room between things (airy, calm, dense). What is missing is asked
  for at a terminal. It can be worn as it is; what it shall do otherwise than simple is written on from there
  (CONTRIBUTING, «Add a theme»).
theme list`,
  async run([verb = '', name], { ground, ink, accent, type, density, json }) {
    if (verb === 'list') {
      const all = listThemes()
      return print(json ? all : all.join('\n'))
    }
    if (verb !== 'new') throw new Error(`Usage: noren ${theme.usage}`)
    const terminal = openTerminal()
    try {
      const given = { name, ground, ink, accent, type, density }
      const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      const input = await readThemeInput(known, terminal?.ask)
      const files = writeTheme(themes, input)
      if (json) return print({ files, colours: Object.fromEntries(input.colours) })
      print(
        `${files.map((file) => `themes/${file}`).join('\n')}\nTo see it: the back office previews a page in any theme; a shop wears it with the setting SITE.THEME = ${input.name}.\nNext: npm run noren -- why Header shows which files it gets from simple; CONTRIBUTING, «Add a theme», says how to replace one.`,
      )
    } finally {
      terminal?.close()
    }
  },
}
