import { customType } from 'drizzle-orm/pg-core'

/**
 * A column of JSON that gives back what was written. Drizzle's own parses what the driver has parsed already, when it is a text:
 * "109", "true" and "null" came back as no texts (https://github.com/drizzle-team/drizzle-orm/issues/3018).
 */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  // Both drivers parse it, and once is right.
  fromDriver: (value) => value,
})
