/** The khatam: two squares turned by an eighth, the palace's own mark. */
export const Star = () => (
  <svg viewBox="-50 -50 100 100" fill="none" stroke="currentColor" strokeWidth="5" strokeLinejoin="round" aria-hidden="true">
    <rect x="-31" y="-31" width="62" height="62" />
    <rect x="-31" y="-31" width="62" height="62" transform="rotate(45)" />
    <circle r="7" fill="currentColor" stroke="none" />
  </svg>
)

/** An arch that hangs upside down, of broken tile, with the sun in its door. */
const Arch = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <path fill="currentColor" fillRule="evenodd" d="M4 60C8 30 20 4 32 4s24 26 28 56H45C43 42 38 27 32 27S21 42 19 60Z" />
    <path
      fill="none"
      stroke="var(--plaster)"
      strokeWidth="2.6"
      d="M6 46l15 2M12 27l10 8M21 11l7 16M43 11l-7 16M52 27l-10 8M58 46l-15 2"
    />
    <circle cx="32" cy="46" r="6" fill="var(--honey)" />
  </svg>
)

/** The marks among which the row of a shop chooses. */
export const marks = { star: Star, arch: Arch } as const

/** A star between two hairlines, where one part of a page ends and another begins. */
export const StarRule = () => (
  <div className="star-rule page" aria-hidden="true">
    <Star />
  </div>
)
