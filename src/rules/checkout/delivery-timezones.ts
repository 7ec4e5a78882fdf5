/** Time slots Japanese carriers offer. `key` travels, `name` is shown. */
export const DELIVERY_TIMEZONES = [
  { key: 'am', name: '午前中' },
  { key: '14-16', name: '14時～16時' },
  { key: '16-18', name: '16時～18時' },
  { key: '18-20', name: '18時～20時' },
  { key: '19-21', name: '19時～21時' },
] as const

/** Name of a time slot; undefined for a key no carrier knows. */
export function getDeliveryTimezoneName(key: string): string | undefined {
  return DELIVERY_TIMEZONES.find((timezone) => timezone.key === key)?.name
}
