import type { ReactNode } from 'react'

interface Props {
  className: string
  leave: () => void
  children: ReactNode
}

/** What was opened on a screen and is closed by Escape from any of its fields, unless a field keeps the key for itself. */
export const LeaveByEscape = ({ className, leave, children }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the key is heard from the fields inside
  <div
    className={className}
    onKeyDown={(event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      leave()
    }}
  >
    {children}
  </div>
)
