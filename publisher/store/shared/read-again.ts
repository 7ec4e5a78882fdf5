/** What postgres.js, the socket and PostgreSQL (admin_shutdown) say when the connection went while a query was on it. */
const LOST = new Set(['CONNECTION_CLOSED', 'CONNECTION_DESTROYED', 'ECONNRESET', 'EPIPE', '57P01'])

/** Asks once more, over another connection, when the one it was asked over is lost. For what only reads, outside a transaction. */
export async function readAgain<Rows>(read: () => PromiseLike<Rows>): Promise<Rows> {
  try {
    return await read()
  } catch (error) {
    const isLost = error instanceof Error && 'code' in error && LOST.has(String(error.code))
    if (!isLost) throw error
    return read()
  }
}
