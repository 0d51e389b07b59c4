import { createContext, type ReactNode, useContext } from 'react'
import { shownEuros, shownNumber } from '#kernel/figures.ts'
import { useLanguage } from '../words/dictionary.ts'
import { shownWhen } from './when.ts'

export const Money = ({ euros }: { euros: number }) => (
  <data className="money" value={euros.toFixed(2)}>
    {shownEuros(euros, useLanguage())}
  </data>
)

export const Count = ({ of }: { of: number }) => <data value={of}>{shownNumber(of, useLanguage())}</data>

/** A day of the calendar: dd/mm/yyyy in every language. */
export const Day = ({ day }: { day: string }) => <time dateTime={day}>{day.split('-').toReversed().join('/')}</time>

/** An instant, in the time of Madrid. Short, it leaves out the year that is: of another year a day alone would be read wrong. */
export function When({ at, short = false }: { at: string; short?: boolean }) {
  return <time dateTime={at}>{shownWhen(at, new Date(), short)}</time>
}

/** A state in a word; colour never says it alone. */
export const Mark = ({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'wait' | 'bad' | 'info'
  children: ReactNode
}) => (
  <span className="mark" data-tone={tone}>
    {children}
  </span>
)

/** Names and values, two columns on a wide pane. */
export const Facts = ({ of }: { of: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="facts">
    {of
      .filter(([, value]) => value !== null && value !== '' && value !== undefined && value !== false)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

interface SectionProps {
  title: string
  children: ReactNode
  tools?: ReactNode
  /** Below the heading of a pane, a third; of a screen of its own, a second. */
  heading?: 'h2' | 'h3'
}

/** What the parts of a screen are headed by, where it is no pane beside a list. */
export const PartHeading = createContext<'h2' | 'h3'>('h3')

export function Section({ title, children, tools, heading }: SectionProps) {
  const usual = useContext(PartHeading)
  const Heading = heading ?? usual
  return (
    <section className="part">
      <header className="part-head">
        <Heading>{title}</Heading>
        {tools}
      </header>
      {children}
    </section>
  )
}
