// `npm run noren -- <command>`: publishing by hand.
import { parseArgs } from 'node:util'
import type { Command } from './commands/command.ts'
import { runCommand } from './run-command.ts'

/** Each is loaded when it is wanted: what one of them needs, a bundler, takes longer to load than another takes to run. */
const commands: Record<string, () => Promise<Command>> = {
  build: async () => (await import('./commands/build.ts')).build,
  publish: async () => (await import('./commands/publish.ts')).publish,
  preview: async () => (await import('./commands/preview.ts')).preview,
  invite: async () => (await import('./commands/invite.ts')).invite,
  serve: async () => (await import('./commands/serve.ts')).serve,
  'render-worker': async () => (await import('./commands/render-worker.ts')).renderWorker,
  export: async () => (await import('./commands/export.ts')).exportCommand,
  import: async () => (await import('./commands/import.ts')).importCommand,
  'export-data': async () => (await import('./commands/export-data.ts')).exportData,
  releases: async () => (await import('./commands/releases.ts')).releases,
  diff: async () => (await import('./commands/diff.ts')).diff,
  rollback: async () => (await import('./commands/rollback.ts')).rollback,
  release: async () => (await import('./commands/rollback.ts')).release,
  shop: async () => (await import('./commands/shop.ts')).shop,
  why: async () => (await import('./commands/why.ts')).why,
  drift: async () => (await import('./commands/drift.ts')).drift,
  theme: async () => (await import('./commands/theme.ts')).theme,
  adopt: async () => (await import('./commands/adopt.ts')).adopt,
  'back-office': async () => (await import('./commands/back-office.ts')).backOffice,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/backup.ts')).restore,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
}

async function toHelp(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()))
  const rows = all.map(({ usage, summary }) => [usage.replace(/ \[?--.*/, ''), summary] as const)
  const width = Math.max(...rows.map(([usage]) => usage.length)) + 2
  const lines = rows.map(([usage, summary]) => `  ${usage.padEnd(width)}${summary}`)
  return `noren <command>

${lines.join('\n')}

\`noren help <command>\` says more of one. --json prints one JSON value instead of words.
Where the API is: NOREN_API, or the variable a site of sites/ names.
`
}

async function requireCommand(name: string): Promise<Command> {
  const load = commands[name]
  if (!load) throw new Error(`There is no command '${name}'.\n\n${await toHelp()}`)
  return load()
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
      ground: { type: 'string' },
      ink: { type: 'string' },
      accent: { type: 'string' },
      type: { type: 'string' },
      density: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  })
  const { help, ...flags } = values
  const [name = 'help', ...args] = positionals
  const asked = name === 'help' ? args[0] : help ? name : undefined
  if (asked) {
    const command = await requireCommand(asked)
    return void process.stdout.write(`noren ${command.usage}\n\n${command.summary}\n\n${command.help}\n`)
  }
  if (name === 'help') return void process.stdout.write(await toHelp())
  const command = await requireCommand(name)
  await command.run(args, flags)
})
process.exit()
