/** Variable that numbers the run of vitest whose workers keep spare databases; `drop-spare-databases.ts` sets it. */
export const SPARE_RUN = 'TEST_SPARE_RUN'

/** Their names begin with it; the number of the run follows. */
export const SPARE_PREFIX = 'noren_spare_'
