// What questions and answers run besides.
import '#src/enhance/catalogue/index-page.ts'
import { openByHash } from './open-by-hash.ts'

openByHash()
