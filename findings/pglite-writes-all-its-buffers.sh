#!/usr/bin/env bash
# PGlite 0.5.16 (npm), on Node 20 or later, a database in memory.
# Guess before it was run: what is made for browsers begins with little memory.
# Seen: it begins with PostgreSQL's own `shared_buffers` of 128 MB, and all of it is written when it starts. The process holds some
# 150 MB more than with `-c shared_buffers=16MB` among the start parameters.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.16
cat >look.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite'

const more = process.argv.slice(2)
const startParams = [...PGlite.defaultStartParams, ...more]
const database = new PGlite({ dataDir: 'memory://', startParams })
await database.waitReady
const { rows } = await database.query('show shared_buffers')
const most_mb = Math.round(process.resourceUsage().maxRSS / 1024)
console.log(JSON.stringify({ buffers: rows[0].shared_buffers, most_mb }))
JS
plain=$(node look.mjs)
few=$(node look.mjs -c shared_buffers=16MB)
printf 'as it comes       %s\nbuffers of 16 MB  %s\n' "$plain" "$few"
node -e '
const [plain, few] = process.argv.slice(1).map((line) => JSON.parse(line))
process.exit(plain.buffers === "128MB" && plain.most_mb - few.most_mb > 80 ? 0 : 1)' "$plain" "$few" ||
  { echo 'This is no longer so.'; exit 1; }
