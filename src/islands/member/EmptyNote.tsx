/** A list with nothing in it: what would be here, and where to go. */
export function EmptyNote({ text, link }: { text: string; link?: { href: string; label: string } }) {
  return (
    <div className="empty-note">
      <p>{text}</p>
      {link && (
        <a className="button button-small" href={link.href}>
          {link.label}
        </a>
      )}
    </div>
  )
}
