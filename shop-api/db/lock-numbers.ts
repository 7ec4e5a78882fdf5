/** First halves of PostgreSQL's advisory locks. Any numbers that no other lock of ours has (`publishing/lock-editing.ts`). */
export const TURN_LOCK = 7_365
export const ALONE_LOCK = 7_366
