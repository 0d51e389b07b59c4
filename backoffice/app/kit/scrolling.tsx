import type { ReactNode } from 'react'

interface Props {
  className: string
  /** What it holds, for whoever does not see it. */
  label: string
  lang?: string
  children: ReactNode
}

/** What may be wider or higher than its place: whoever has no pointer moves it with keys. */
export const Scrolling = ({ className, label, lang, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
  <section className={className} tabIndex={0} aria-label={label} lang={lang}>
    {children}
  </section>
)
