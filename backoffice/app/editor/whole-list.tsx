import '../kit/own-rows.css'
import './editor.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Refusal } from '../api/refusal.ts'
import { useAddress } from '../kit/address.ts'
import { Failed } from '../kit/list-screen.tsx'
import { NewLink } from '../kit/new-link.tsx'
import { Arranging } from './arranging.tsx'

interface Props {
  title: string
  /** Its path below /staff: a row opens at its key. */
  list: string
  /** What is said above the rows. */
  about: string
  read: { data: unknown; error: Refusal | null; refetch: () => unknown }
  rows: readonly { key: string; name: string; note?: ReactNode }[]
  /** The key of what is open. */
  open: string | undefined
  /** What the link to one more says; nothing where whoever looks may make none. */
  more: string | null
}

/** A few things that are shown whole, in their order, and beside them what is open. */
export function WholeList({ title, list, about, read, rows, open, more }: Props) {
  const { query } = useAddress()
  return (
    <Arranging title={title} tools={more !== null && <NewLink to={`${list}/new`}>{more}</NewLink>}>
      {read.error && !read.data && <Failed error={read.error} again={() => void read.refetch()} />}
      <p className="quiet">{about}</p>
      <ul className="own-rows">
        {rows.map(({ key, name, note }) => (
          <li key={key} data-open={open === key || undefined}>
            <Link to={`${list}/${key}${query}`} data-to={`${list}/${key}${query}`} data-row={key}>
              {name}
            </Link>
            {note}
          </li>
        ))}
      </ul>
    </Arranging>
  )
}
