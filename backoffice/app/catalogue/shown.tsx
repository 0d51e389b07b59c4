import './catalogue.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { figureIn } from '#kernel/read-figures.ts'
import type { TitleState } from '#modules/goods/titles/staff-contract.ts'
import { Money, PartHeading } from '../kit/shown.tsx'

export const stateTone = { draft: 'wait', on_sale: 'good', withdrawn: 'bad' } as const satisfies Record<TitleState, string>

export const Cents = ({ of }: { of: number | null }) => (of === null ? '—' : <Money euros={of / 100} />)

/** Cents of an amount as people write it; null where it is none. */
export function centsOf(text: string): number | null {
  const cents = figureIn(text) * 100
  const whole = Math.round(cents)
  return whole >= 0 && whole < 100_000_000 && Math.abs(cents - whole) < 1e-6 ? whole : null
}

interface PageProps {
  title: string
  /** The list it belongs to, which leads back there. */
  list?: { text: string; to: string }
  head?: ReactNode
  children: ReactNode
}

/** A screen of its own, without a list beside it. */
export const Page = ({ title, list, head, children }: PageProps) => (
  <div className="page">
    <title>{title}</title>
    <header className="page-head">
      {list && (
        <p className="page-list">
          <Link to={list.to}>{list.text}</Link>
        </p>
      )}
      <h1>{title}</h1>
      {head}
    </header>
    <PartHeading value="h2">{children}</PartHeading>
  </div>
)
