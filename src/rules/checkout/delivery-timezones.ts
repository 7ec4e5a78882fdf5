/** Time slots Japanese carriers offer, and a shop until it decides otherwise. `key` travels, `name` is shown. */
export const DELIVERY_TIMEZONES = [
  { key: 'am', name: '午前中' },
  { key: '14-16', name: '14時～16時' },
  { key: '16-18', name: '16時～18時' },
  { key: '18-20', name: '18時～20時' },
  { key: '19-21', name: '19時～21時' },
] as const
