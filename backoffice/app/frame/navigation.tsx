import { ChevronDown, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type MouseEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import { useCall } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { followRow } from '../kit/grid-keys.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { desks, type Entry, homeIcon as HomeIcon } from './desks.ts'
import { useOpenDesks } from './open-desks.ts'
import { frameWords } from './words.ts'

const place = 'staff-navigation'
const halfAMinute = 30_000

/** The desks a person may enter, with what waits at each. */
export function Navigation({ shown }: { shown: boolean }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const base = useHref('/').replace(/\/$/, '')
  // As a link does, where somebody is already leaves nothing behind.
  const go = useCallback(
    (to: string) => navigate(to, { replace: base + to === location.pathname + location.search }),
    [navigate, base],
  )
  return <Desks shown={shown} here={pathname.split('/')[1] ?? ''} base={base} go={go} />
}

interface Props {
  shown: boolean
  /** The first step of the path of the screen. */
  here: string
  /** The path of the back office, before what the router calls a path. */
  base: string
  go: (to: string) => unknown
}

/** Drawn anew at another screen alone: its links are plain ones, since those of the router are drawn with every row that is opened. */
const Desks = memo(function Desks({ shown, here, base, go }: Props) {
  const words = useWords(frameWords)
  const { actions } = useMe()
  const [folded, setFolded] = useState(localStorage.getItem(place) === 'folded')
  // Where the menu lies over the screen it is whole.
  const small = folded && !shown
  const nav = useRef<HTMLElement>(null)
  const own = useMemo(
    () =>
      desks
        .map((desk) => ({ ...desk, entries: desk.entries.filter(({ action }) => actions.includes(action)) }))
        .filter(({ entries }) => entries.length > 0),
    [actions],
  )
  const { isOpen, open } = useOpenDesks(own, here)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another entry
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [here])
  const follow = (event: MouseEvent<HTMLElement>) => followRow(event, go)
  const fold = () => {
    localStorage.setItem(place, folded ? '' : 'folded')
    setFolded(!folded)
  }
  return (
    <nav
      ref={nav}
      id="navigation"
      className="navigation"
      aria-label={words.navigation}
      data-folded={folded || undefined}
      data-shown={shown || undefined}
    >
      <div className="navigation-entries">
        <p className="navigation-shop">{words.shop}</p>
        <a href={base} data-to="/" title={words.home} aria-current={here === '' ? 'page' : undefined} onClick={follow}>
          <HomeIcon aria-hidden size={18} />
          <span>{words.home}</span>
        </a>
        {own.map(({ name, icon: Icon, entries }) => (
          <div key={name} className="navigation-group">
            <button
              type="button"
              className="navigation-desk"
              aria-expanded={isOpen(name) && !small}
              aria-controls={`navigation-${name}`}
              title={small ? words.desks[name] : undefined}
              onClick={() => {
                if (small) fold()
                open(name, small || !isOpen(name))
              }}
            >
              <Icon aria-hidden size={18} />
              <span>{words.desks[name]}</span>
              {!isOpen(name) && <Waits of={entries.flatMap(({ queues = [] }) => queues)} />}
              <ChevronDown aria-hidden size={16} />
            </button>
            <div id={`navigation-${name}`} hidden={!isOpen(name) || undefined}>
              {entries.map((entry) => (
                <a
                  key={entry.to}
                  href={`${base}/${entry.to}`}
                  data-to={`/${entry.to}`}
                  title={words.screens[entry.name]}
                  aria-current={currentFor(entry, here)}
                  onClick={follow}
                >
                  <span>{words.screens[entry.name]}</span>
                  <Waits of={entry.queues} />
                </a>
              ))}
            </div>
          </div>
        ))}
      </div>
      <button type="button" className="navigation-fold" onClick={fold} aria-expanded={!folded}>
        {folded ? <PanelLeftOpen aria-hidden size={18} /> : <PanelLeftClose aria-hidden size={18} />}
        <span>{folded ? words.unfoldNavigation : words.foldNavigation}</span>
      </button>
    </nav>
  )
})

/** Where somebody is: the screen of the entry, or one that begins from it. */
const currentFor = ({ to, holds = [] }: Entry, here: string) =>
  to.split('?')[0] === here ? 'page' : holds.includes(here) ? 'true' : undefined

/** How many wait behind an entry; nothing where none do. */
function Waits({ of = [] }: { of?: readonly string[] | undefined }) {
  const language = useLanguage()
  const { data } = useCall('GET /waiting/', undefined, { refetchInterval: halfAMinute, enabled: of.length > 0 })
  const count = data?.items.filter(({ queue }) => of.includes(queue)).reduce((all, queue) => all + queue.count, 0) ?? 0
  return count > 0 && <data value={count}>{shownNumber(count, language)}</data>
}
