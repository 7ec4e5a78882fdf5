import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toSlotTypes } from '#themes/to-slot-types.ts'

// `npm run slots`: after a change of themes/slots.ts, so that pages and themes know the slot's type.
writeFileSync(fileURLToPath(new URL('../themes/virtual-theme.d.ts', import.meta.url)), toSlotTypes())
