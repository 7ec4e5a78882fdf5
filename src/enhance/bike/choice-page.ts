// What the page runs where a bike is chosen: each half comes when it is needed.
import { findPart } from '#src/enhance/page/find-part.ts'
import { MY_BIKES } from '#src/stores/bike/bike-keys.ts'
import { getStored } from '#src/stores/page/storage.ts'

const mine = findPart(document, 'my-bikes')
const showMine = () => mine && void import('./own-bikes.ts').then(({ showOwnBikes }) => showOwnBikes(mine))
if (getStored('local', MY_BIKES)) showMine()
document.addEventListener(MY_BIKES, showMine)

const form = findPart<HTMLFormElement>(document, 'bike-search')
const field = form && findPart<HTMLInputElement>(form, 'bike-words')
const search = () => form && void import('./search-bikes.ts').then(({ searchBikes }) => searchBikes(form))
field?.addEventListener('focus', search, { once: true })
// Typed before this script came, or kept by the browser.
if (field && (field.value || field === document.activeElement)) search()
