const shapes = {
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M6 9.5l6 6 6-6',
  left: 'M14.5 6l-6 6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4l9.5 16h-19zM12 10v5M12 17.6h.01',
  heart:
    'M12 20.3l-1.3-1.2C5.7 14.5 3 12 3 8.9A4.7 4.7 0 0 1 7.8 4.1c1.6 0 3.2.8 4.2 2 1-1.2 2.6-2 4.2-2A4.7 4.7 0 0 1 21 8.9c0 3.1-2.7 5.6-7.7 10.2z',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  lock: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  cart: 'M2.5 4H5l2.5 11h10.2L20.5 7.5H6M9 19.5h.01M16.5 19.5h.01',
} as const

/** A line icon in the colour and size of the text around it; always beside words with the same meaning. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
