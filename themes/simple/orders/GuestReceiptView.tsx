import { GuestPapers } from '#src/islands/orders/GuestPapers.tsx'

/** Papers of one order for whoever has its mail. */
export function GuestReceiptView() {
  return (
    <div className="sign-in">
      <div className="sign-in-card">
        <GuestPapers />
      </div>
    </div>
  )
}
