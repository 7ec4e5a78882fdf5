import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate` writes a migration for what changed in the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './shop-api/db/schema/*.ts',
  out: './shop-api/db/migrations',
})
