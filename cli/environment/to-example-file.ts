import type { Variable, VariableGroup } from './variable.ts'

const HEAD = `# Made by \`npm run environment\`. Copy it to .env, fill in what has no # before it, and take the # from what you change.
# docker compose, systemd (EnvironmentFile=) and \`node --env-file\` read this form. docs/environment.md says more.
# Never commit the copy: it holds secrets.
`

/** The text of .env.example: what a production cannot do without stands open, everything else as a comment. */
export function toExampleFile(table: readonly VariableGroup[]): string {
  const groups = table.filter(({ is_for_developers }) => !is_for_developers)
  return [HEAD, ...groups.map(toSection)].join('\n')
}

const toSection = ({ heading, variables }: VariableGroup): string =>
  `# ── ${heading}\n\n${variables.map(toLines).join('\n')}`

function toLines(variable: Variable): string {
  const { name, read_by, does, example } = variable
  const told = [
    `${read_by.join(', ')}: ${does}`,
    ...(variable.default === undefined ? [] : [`Default: ${variable.default}.`]),
    `Example: ${example}`,
  ]
  const value = variable.is_secret ? '' : example
  const line = variable.is_needed_in_production ? `${name}=${value}` : `# ${name}=`
  return `# ${told.join(' ')}\n${line}\n`
}
