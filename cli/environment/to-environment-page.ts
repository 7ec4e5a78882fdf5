import type { Variable, VariableGroup } from './variable.ts'

const HEAD = `# Environment

Every variable that a program of this repository reads, made from the table in \`cli/environment/\` by \`npm run environment\`;
nothing here is typed by hand. \`API\` is the shop API, \`noren\` is \`npm run noren -- …\`, \`npm start\`, \`npm run dev\` and
\`npm run build\`, \`compose\` is compose.yaml. \`<CHANNEL>\` is the name of a shop's channel in capitals, with \`_\` for every other sign (\`moto-parts\` is
\`MOTO_PARTS\`). An empty variable counts as one that is not set. **Secret** ones belong in no file that others read.
**Production** ones are those that \`noren doctor\` misses. \`.env.example\` has them all, to be filled in.
`

/** The text of docs/environment.md. */
export function toEnvironmentPage(table: readonly VariableGroup[]): string {
  return [HEAD, ...table.map(toSection)].join('\n')
}

function toSection({ heading, variables }: VariableGroup): string {
  return `## ${heading}

| Variable | Read by | Default | What it does | Example |
| --- | --- | --- | --- | --- |
${variables.map((variable) => `${toRow(variable)}\n`).join('')}`
}

function toRow(variable: Variable): string {
  const { name, read_by, does, example, library } = variable
  const marks = [
    ...(variable.is_secret ? ['**Secret.**'] : []),
    ...(variable.is_needed_in_production ? ['**Production.**'] : []),
    ...(library ? [`Read by \`${library}\`.`] : []),
  ]
  const cells = [
    `\`${name}\``,
    read_by.join(', '),
    variable.default ?? '',
    [does, ...marks].join(' '),
    example.includes('`') || example.includes(' ') ? example : `\`${example}\``,
  ]
  return `| ${cells.join(' | ')} |`
}
