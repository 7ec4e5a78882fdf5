#!/usr/bin/env bash
# csv-stringify 6.9.0 and csv-parse 7.0.3 (npm), on Node 20 or later.
# Guess before it was run: a cell with a line break stands in quotes, as RFC 4180 (2.6) has it, whatever ends the lines.
# Seen: with `record_delimiter: '\r\n'` only that pair is quoted. A cell with a lone line feed, which is what a form of a browser or a
# database hands over, stands as it is, and csv-parse, which finds the delimiter by itself, reads one record as two. `quoted_match:
# /[\r\n]/` quotes it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-stringify@6.9.0 csv-parse@7.0.3
cat >look.mjs <<'JS'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

const rows = [['first line\nsecond line', 'b']]
const plain = stringify(rows, { record_delimiter: '\r\n' })
const asked = stringify(rows, { record_delimiter: '\r\n', quoted_match: /[\r\n]/ })
const read = (text) => parse(text, { relax_column_count: true })
console.log(JSON.stringify({ plain, read: read(plain), asked, read_asked: read(asked) }, null, 2))
const isTorn = read(plain).length === 2 && !plain.includes('"')
process.exit(isTorn && JSON.stringify(read(asked)) === JSON.stringify(rows) ? 0 : 1)
JS
node look.mjs || { echo 'This is no longer so.'; exit 1; }
