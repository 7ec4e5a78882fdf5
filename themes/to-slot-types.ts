import { slots, styleSheets } from './slots.ts'

/** Text of `themes/virtual-theme.d.ts`: a slot's type is simple's component. tests/house.test.ts keeps it true. */
export function toSlotTypes(): string {
  const modules = Object.entries(slots).map(([slot, file]) => {
    const exported = file.endsWith('.astro') ? '{ default }' : '*'
    return `declare module 'virtual:theme/${slot}' {\n  export ${exported} from '#themes/simple/${file}'\n}\n`
  })
  const sheets = Object.keys(styleSheets).map((sheet) => `declare module 'virtual:theme/${sheet}'\n`)
  return [...modules, ...sheets].join('\n')
}
