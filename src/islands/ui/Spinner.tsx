/** Behaviour 2.11: spinner size, pixels. */
const SPINNER_SIZE_PX = 20

/** A spinner; the words beside it say what is going on. */
export function Spinner() {
  return (
    <svg
      className="spinner"
      width={SPINNER_SIZE_PX}
      height={SPINNER_SIZE_PX}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  )
}
