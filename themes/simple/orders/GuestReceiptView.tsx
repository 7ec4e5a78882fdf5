import { GuestPaper } from '#src/islands/orders/GuestPaper.tsx'

/** Papers of one order, or an invoice of a company, for whoever has its mail. */
export function GuestReceiptView() {
  return (
    <div className="sign-in">
      <div className="sign-in-card">
        <GuestPaper />
      </div>
    </div>
  )
}
