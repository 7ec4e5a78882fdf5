// What every page of a shop for bikes runs. It is small: what speaks of a bike comes with the first one.
import { MY_BIKES } from '#src/stores/bike/bike-keys.ts'
import { getStored } from '#src/stores/page/storage.ts'

const show = () => void import('./show-my-bike.ts').then(({ showMyBike }) => showMyBike())

const look = () => getStored('local', MY_BIKES) && show()

look()
document.addEventListener(MY_BIKES, show)
// Chosen in another tab, or on a page from which the visitor came back to this one.
for (const event of ['storage', 'pageshow']) addEventListener(event, look)
