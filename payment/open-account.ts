import type { OpenProvider } from './provider.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** What an account is opened with. */
export interface Surroundings {
  env: Environment
  /** `MOTO`, as variables name a shop, for an account it has of its own; empty for the one all shops share. */
  shop: string
  clock: () => Date
  /** A folder that lasts, for a provider that keeps books. */
  data_folder: string
  /** Where the API listens on this machine. */
  host: string
  port: number
  is_production: boolean
}

/**
 * Opens the account that the environment has at a provider.
 * @returns undefined when there is none for this shop
 * @throws Error in English that says which variable to mend
 */
export type OpenAccount = (surroundings: Surroundings) => Promise<OpenProvider | undefined>

/** A company that takes payments, as the registry has it: what can be asked of it before an account is open. */
export interface RegisteredProvider {
  open: OpenAccount
  /**
   * Names of the variables that hold a key of the company's test mode, where nobody is charged, whichever shop they are for.
   * Production refuses these; so the company itself says how one looks. Empty for a provider without keys.
   */
  findTestKeys: (env: Environment) => string[]
}
