import { Link, useNavigate } from 'react-router'
import { KeyName } from './key-name.tsx'
import { useKeys } from './keys.ts'

interface Props {
  to: string
  children: string
  kind?: 'main' | 'quiet'
  /** The key that leads there too. */
  keys?: string
}

/** Where one goes on with the thing in hand: a link, so that it opens beside as well, drawn among the acts. */
export function ActLink({ to, children, kind = 'quiet', keys }: Props) {
  const navigate = useNavigate()
  useKeys(keys ? [{ keys: [keys.length === 1 ? keys.toLowerCase() : keys], does: children, act: () => navigate(to) }] : [])
  return (
    <Link to={to} className="button" data-kind={kind} aria-keyshortcuts={keys}>
      {children}
      {keys && <KeyName of={keys} />}
    </Link>
  )
}
