import { notHere } from '../hosting/api-errors.ts'
import { STAFF_ADDRESS } from '../hosting/staff-address.ts'
import { buildEdgeDoor } from './edge-door.ts'
import { type HostingFacts, isLoopback } from './export-target.ts'

/** The edge function of a closed shop at Netlify: it runs before every file, redirect and rewrite. */
export function buildNetlifyEdge(facts: HostingFacts): string {
  const { site, api } = facts
  const note = isLoopback(api)
    ? '// FILL IN: the variable NOREN_API of the Netlify site, or this address, which means the machine this was written on.'
    : '// The variable NOREN_API of the Netlify site goes before it.'
  return `// Written by \`noren export ${site.name} --target netlify\`: nobody sees the shop without a pass of its API.
${note}
const apiHere = ${JSON.stringify(api)}

// Pages and calls of the staff are at the address of the API alone.
const staff = new RegExp(${JSON.stringify(STAFF_ADDRESS)}, 'i')
const notHere = ${JSON.stringify(notHere)}

export const config = { path: '/*', onError: 'fail' }

export default function door(request, context) {
  if (staff.test(new URL(request.url).pathname)) {
    return Response.json(notHere, { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  const api = (globalThis.Netlify?.env.get('NOREN_API') ?? apiHere).replace(/\\/$/, '')
  return guard(request, api, context.ip ?? '', () => context.next())
}

${buildEdgeDoor(facts)}`
}

/** `netlify.toml` of a closed shop: only `files/` is published, and never without the function beside it. */
export function buildNetlifyToml({ site }: HostingFacts): string {
  return `# Written by \`noren export ${site.name} --target netlify\`. Deploy this folder, from inside it (\`netlify deploy --site …\`),
# never files/ alone: without the function in netlify/edge-functions/ everybody could read the shop.
[build]
  publish = "files"
  edge_functions = "netlify/edge-functions"
`
}
