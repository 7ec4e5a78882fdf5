/** One mistake in one place of our own code. */
export interface Mutation {
  /** What is wrong with it, as a sentence. */
  what: string
  file: string
  /** Stands exactly once in the file. */
  from: string
  to: string
  /** The quickest that notice it, as `vitest run` takes them; left out, those of its subject. */
  tests?: readonly string[]
}

/** Mistakes of one subject, and the tests that have to notice each of them. */
export interface MutatedSubject {
  name: string
  /** As `vitest run` takes them. */
  tests: readonly string[]
  mutations: readonly Mutation[]
  /** Its tests run on PostgreSQL and Redis, which must answer; those of the others run on PGlite. */
  needs_servers?: true
}
