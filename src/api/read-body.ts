/** JSON as data, 204 as undefined, everything else as a file. A broken JSON body is undefined too. */
export async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (!/\bjson\b/.test(type)) return response.blob()
  return response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined
    throw error
  })
}
