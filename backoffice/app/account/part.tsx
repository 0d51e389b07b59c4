import type { ReactNode } from 'react'

/** A part of the account, right below its title. */
export const Part = ({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) => (
  <section className="part">
    <header className="part-head">
      <h2>{title}</h2>
      {tools}
    </header>
    {children}
  </section>
)
