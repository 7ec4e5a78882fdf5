import { useEffect, useEffectEvent } from 'react'
import type { ShopForm } from './use-shop-form.ts'

/**
 * Fills empty fields with known values once they are loaded. Nobody waits for it, and what was typed meanwhile stays.
 * @param load the values by field, as the API has them; if it fails, nothing is filled
 */
export function usePrefill(form: ShopForm<unknown>, load: () => Promise<object>): void {
  const fill = useEffectEvent((known: object) => {
    const typed = form.getValues()
    for (const [name, value] of Object.entries(known)) {
      const text = value === null || value === undefined ? '' : String(value)
      if (typed[name] === '' && text !== '') form.setSecret(name, text)
    }
  })
  const ask = useEffectEvent(load)
  useEffect(() => {
    void ask().then(fill, () => undefined)
  }, [])
}
