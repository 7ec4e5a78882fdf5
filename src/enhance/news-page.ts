// What pages of news run besides, for members only.
import { hasLogin } from './has-login.ts'

if (hasLogin()) void import('./news-reading.ts').then(({ followReading }) => followReading())
