#!/usr/bin/env bash
# Vitest 5.1.1 (npm), on Node 20 or later: two projects of one configuration, of which the second has `server.deps.external` for a module
# that both import. Guess before it was run: each project loads it in its own way, as each does when it is run alone.
# Seen: in a run of both, what the project that asks first decides goes for the other, too: the second has the module from Vite,
# transformed, although its own setting leaves it to Node. State in such a module is kept or lost by which other projects run.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' >package.json
npm install --silent --no-audit --no-fund vitest@5.1.1
mkdir first second
# Vite gives what it transforms `import.meta.env`; what Node loads has none.
echo "export const loader = import.meta.env ? 'Vite' : 'Node'" >shared.js
for project in first second; do
  cat >"$project/loads.test.js" <<JS
import { test } from 'vitest'
import { loader } from '../shared.js'
test('who loads it', () => process.stdout.write('$project: ' + loader + '\n'))
JS
done
cat >vitest.config.js <<'JS'
export default {
  test: {
    maxWorkers: 1,
    projects: [
      { test: { name: 'first', include: ['first/*.test.js'] } },
      { test: { name: 'second', include: ['second/*.test.js'], server: { deps: { external: [/shared\.js/] } } } },
    ],
  },
}
JS
look() { npx vitest run "$@" 2>&1 | grep -aoE '(first|second): (Vite|Node)' | sort | paste -sd ' '; }
alone=$(look --project=second)
together=$(look)
printf 'alone     %s\ntogether  %s\n' "$alone" "$together"
[ "$alone" = 'second: Node' ] && [ "$together" = 'first: Vite second: Vite' ] || { echo 'This is no longer so.'; exit 1; }
