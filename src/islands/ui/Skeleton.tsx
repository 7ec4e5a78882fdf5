interface Props {
  /** What is being loaded, for screen readers. */
  label: string
  /** Lines of the height of one row. */
  rows: number
}

/** Stands where the content will be, in its size. */
export function Skeleton({ label, rows }: Props) {
  return (
    <div className="skeleton" role="status">
      <p className="sr-only">{label}</p>
      {Array.from({ length: rows }, (_, row) => (
        <div className="skeleton-row" key={row} aria-hidden="true">
          <span className="skeleton-square" />
          <span className="skeleton-lines">
            <span />
            <span />
          </span>
        </div>
      ))}
    </div>
  )
}
