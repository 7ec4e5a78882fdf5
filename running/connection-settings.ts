/**
 * Of every connection to PostgreSQL. It would compile a query that it takes for expensive, and be wrong: which products stand beside
 * fifty others took four seconds in a shop of 100,000, nearly all of them compiling, and a hundredth of that without.
 */
export const CONNECTION_SETTINGS = { jit: 'off' }
