export type ScreenClass = 'sm' | 'tablet' | 'pc'

/** Behaviour 2.10; both breakpoints are the last pixel of their class. */
export function toScreenClass(width: number, breakpoints: { sm: number; md: number }): ScreenClass {
  if (width <= breakpoints.sm) return 'sm'
  return width > breakpoints.md ? 'pc' : 'tablet'
}
