/** What the steppers of pieces are told. */
export interface StepperProps {
  product_name: string
  quantity: number
  max: number
  /** Smallest quantity: a line of the cart has one piece. */
  min?: number
  /** Id of the box, to focus it. */
  id?: string
  /** Id of the text about the box, e.g. its error. */
  described_by?: string | undefined
  /** In what pieces it is ordered. */
  units?: { order_multiple?: number | undefined; carton_quantity?: number | undefined } | undefined
  onChange: (quantity: number) => void
}
