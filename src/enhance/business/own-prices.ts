// What every page of a shop for companies runs. It is small: the prices of a company come with somebody who is logged in.
import { hasLogin } from '#src/enhance/session/has-login.ts'

if (hasLogin()) void import('./show-own-prices.ts').then((module) => module.showOwnPrices())
