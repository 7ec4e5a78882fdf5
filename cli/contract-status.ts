import { formatContractStatus } from './format-contract-status.ts'
import { loadOpenApi } from './load-open-api.ts'

// `npm run contract:status`: which calls of the contract the API serves. Asks the API at NOREN_API, or starts one.
try {
  console.log(formatContractStatus(await loadOpenApi(process.env)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
