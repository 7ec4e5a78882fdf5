// What questions and answers run besides.
import './index-page.ts'
import { openByHash } from './open-by-hash.ts'

openByHash()
