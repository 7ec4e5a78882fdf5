/**
 * `API` is the shop API, `noren` everything `npm run noren`, `npm start`, `npm run dev` and `npm run build` do, `compose` what
 * compose.yaml asks for to hand it on.
 */
export type Program = 'API' | 'noren' | 'compose' | 'tests' | 'bench'

export interface Variable {
  /** What is put together stands in angle brackets: `PUBLISH_HOOK_SECRET_<CHANNEL>`. */
  name: string
  read_by: readonly Program[]
  /** What holds while it is not set; left out where nothing does. */
  default?: string
  /** One or two sentences. */
  does: string
  example: string
  is_secret?: true
  /** A production is not whole without it; `noren doctor` asks for it. */
  is_needed_in_production?: true
  /** The package that reads it from the environment by itself; our code does not. */
  library?: string
}

export interface VariableGroup {
  heading: string
  /** Nobody who runs a shop sets these. */
  is_for_developers?: true
  variables: readonly Variable[]
}
