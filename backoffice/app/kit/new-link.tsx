import { Link } from 'react-router'
import { useAddress } from './address.ts'

/** The way to a form for one more. */
export function NewLink({ to, children }: { to: string; children: string }) {
  const { query } = useAddress()
  return (
    <Link className="button" data-kind="quiet" to={to + query}>
      {children}
    </Link>
  )
}
