import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { environmentTable } from './environment/environment-table.ts'
import { toEnvironmentPage } from './environment/to-environment-page.ts'
import { toExampleFile } from './environment/to-example-file.ts'

// `npm run environment`: after a change of cli/environment/.
const toPath = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
writeFileSync(toPath('docs/environment.md'), toEnvironmentPage(environmentTable))
writeFileSync(toPath('.env.example'), toExampleFile(environmentTable))
