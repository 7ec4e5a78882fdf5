import { companyVariables } from './company-variables.ts'
import { developerVariables } from './developer-variables.ts'
import { machineVariables } from './machine-variables.ts'
import { publisherVariables } from './publisher-variables.ts'
import { shopVariables } from './shop-variables.ts'
import type { VariableGroup } from './variable.ts'

/**
 * Every variable of the environment that a program of this repository reads. `npm run environment` writes
 * docs/environment.md and .env.example from it.
 */
export const environmentTable: readonly VariableGroup[] = [
  ...machineVariables,
  ...shopVariables,
  ...companyVariables,
  ...publisherVariables,
  ...developerVariables,
]
