/** The khatam: two squares turned by an eighth, the palace's own mark. */
export const Star = () => (
  <svg viewBox="-50 -50 100 100" fill="none" stroke="currentColor" strokeWidth="5" strokeLinejoin="round" aria-hidden="true">
    <rect x="-31" y="-31" width="62" height="62" />
    <rect x="-31" y="-31" width="62" height="62" transform="rotate(45)" />
    <circle r="7" fill="currentColor" stroke="none" />
  </svg>
)

/** A star between two hairlines, where one part of a page ends and another begins. */
export const StarRule = () => (
  <div className="star-rule page" aria-hidden="true">
    <Star />
  </div>
)
