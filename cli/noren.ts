// `npm run noren -- <command>`: publishing by hand.
import { parseArgs } from 'node:util'
import type { Command } from './commands/command.ts'
import { backOffice } from './commands/back-office.ts'
import { backup, restore } from './commands/backup.ts'
import { build } from './commands/build.ts'
import { diff } from './commands/diff.ts'
import { doctor } from './commands/doctor.ts'
import { drift } from './commands/drift.ts'
import { exportCommand } from './commands/export.ts'
import { invite } from './commands/invite.ts'
import { exportData } from './commands/export-data.ts'
import { importCommand } from './commands/import.ts'
import { preview } from './commands/preview.ts'
import { publish } from './commands/publish.ts'
import { releases } from './commands/releases.ts'
import { renderWorker } from './commands/render-worker.ts'
import { release, rollback } from './commands/rollback.ts'
import { serve } from './commands/serve.ts'
import { shop } from './commands/shop.ts'
import { why } from './commands/why.ts'
import { runCommand } from './run-command.ts'

const commands: Record<string, Command> = {
  build,
  publish,
  preview,
  invite,
  serve,
  'render-worker': renderWorker,
  export: exportCommand,
  import: importCommand,
  'export-data': exportData,
  releases,
  diff,
  rollback,
  release,
  shop,
  why,
  drift,
  'back-office': backOffice,
  backup,
  restore,
  doctor,
}

function toHelp(): string {
  const rows = Object.values(commands).map(
    ({ usage, summary }) => [usage.replace(/ \[?--.*/, ''), summary] as const,
  )
  const width = Math.max(...rows.map(([usage]) => usage.length)) + 2
  const lines = rows.map(([usage, summary]) => `  ${usage.padEnd(width)}${summary}`)
  return `noren <command>

${lines.join('\n')}

\`noren help <command>\` says more of one. --json prints one JSON value instead of words.
Where the API is: NOREN_API, or the variable a site of sites/ names.
`
}

function requireCommand(name: string): Command {
  const command = commands[name]
  if (!command) throw new Error(`There is no command '${name}'.\n\n${toHelp()}`)
  return command
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      json: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      target: { type: 'string' },
      to: { type: 'string' },
      edge: { type: 'string' },
      root: { type: 'string' },
      pictures: { type: 'string' },
      brotli: { type: 'boolean', default: false },
      channel: { type: 'string' },
      role: { type: 'string' },
      origin: { type: 'string' },
      kind: { type: 'string' },
      format: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'all-or-nothing': { type: 'boolean', default: false },
      'send-mails': { type: 'boolean', default: false },
      name: { type: 'string' },
      theme: { type: 'string' },
      email: { type: 'string' },
      'site-only': { type: 'boolean', default: false },
      confirm: { type: 'string' },
      'with-orders': { type: 'boolean', default: false },
    },
  })
  const { help, ...flags } = values
  const [name = 'help', ...args] = positionals
  const asked = name === 'help' ? args[0] : help ? name : undefined
  if (asked) {
    const command = requireCommand(asked)
    return void process.stdout.write(`noren ${command.usage}\n\n${command.summary}\n\n${command.help}\n`)
  }
  if (name === 'help') return void process.stdout.write(toHelp())
  await requireCommand(name).run(args, flags)
})
process.exit()
