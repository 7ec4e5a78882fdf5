import { ContactForm } from '#src/islands/contact/ContactForm.tsx'

/** Asking the shop something. */
export function ContactView({ variant }: { variant: 'personal' | 'corporate' }) {
  return (
    <div className="sign-in">
      <div className="sign-in-card">
        <ContactForm variant={variant} />
      </div>
    </div>
  )
}
