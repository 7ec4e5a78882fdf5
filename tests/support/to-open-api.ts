import { composeOpenApi, type OpenApiDocument, type OpenApiOptions } from '#contract/openapi.ts'

/** The whole document, all its steps at once. */
export function toOpenApi(options: OpenApiOptions): OpenApiDocument {
  const steps = composeOpenApi(options)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
