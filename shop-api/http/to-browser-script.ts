import { stripTypeScriptTypes } from 'node:module'

/**
 * TypeScript without its types is the script a browser runs: no bundler between a folder and its page. Node says
 * that the function is experimental, once, though it starts this very server by it; that may go when it no longer does.
 */
export function toBrowserScript(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}
