import { X } from 'lucide-react'
import './act-form.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { focusRowOf } from './grid-keys.ts'
import { useKeys } from './keys.ts'

interface Props {
  title: ReactNode
  /** The path of the list below /staff. */
  list: string
  /** The key of the row it belongs to: Escape returns there. */
  row: string
  /** States and acts, which stay in sight. */
  head?: ReactNode
  children: ReactNode
}

/** What a link to another thing hands over, so that closing that one leads back here: `<Link to={…} state={backTo(path)}>`. */
export const backTo = (path: string) => ({ from: path })

const cameFrom = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : null

/** What is open, beside its list; over it where there is no room for both. */
export function DetailPane({ title, list, row, head, children }: Props) {
  const { kit } = useWords(frameWords)
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const from = cameFrom(state)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is read from its heading on
  useEffect(() => heading.current?.focus({ preventScroll: true }), [row])
  useKeys([{ keys: ['Escape'], does: kit.back }], 'list')
  const close = () => {
    if (from) return void navigate(from)
    // Where the pane covers its list the row can be focused only once it is drawn again.
    void navigate(list + search, { flushSync: true })
    requestAnimationFrame(() => focusRowOf(row))
  }
  return (
    <aside
      className="detail"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        close()
      }}
    >
      <header className="detail-head">
        <h2 id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <button type="button" className="icon-button" onClick={close} aria-label={kit.back} title={kit.back}>
          <X aria-hidden size={18} />
        </button>
        {head && <div className="detail-acts">{head}</div>}
      </header>
      <div className="detail-body">{children}</div>
    </aside>
  )
}
