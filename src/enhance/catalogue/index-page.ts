// What an index of makers or brands runs besides.
import { enhanceFilter } from './filter-entries.ts'

for (const root of document.querySelectorAll<HTMLElement>('[data-filter]')) enhanceFilter(root)
