import { type ReactNode, useId } from 'react'
import { useOutlet } from 'react-router'
import { PartHeading } from '../kit/shown.tsx'

interface Props {
  title: string
  tools: ReactNode
  children: ReactNode
}

/** What is arranged, and beside it what is open of it. */
export function Arranging({ title, tools, children }: Props) {
  const detail = useOutlet()
  const id = useId()
  return (
    <div className="list-screen" data-open={detail ? '' : undefined}>
      <title>{title}</title>
      <section className="list-pane" aria-labelledby={id}>
        <header className="list-head">
          <h1 id={id}>{title}</h1>
          <div className="list-tools">{tools}</div>
        </header>
        <div className="arranging">
          <PartHeading value="h2">{children}</PartHeading>
        </div>
      </section>
      {detail}
    </div>
  )
}
