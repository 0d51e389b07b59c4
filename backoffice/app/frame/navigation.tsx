import { ChevronDown, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import { useCall } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { desks, type Entry, homeIcon as HomeIcon } from './desks.ts'
import { useOpenDesks } from './open-desks.ts'
import { frameWords } from './words.ts'

const place = 'staff-navigation'
const halfAMinute = 30_000

/** The desks a person may enter, with what waits at each. */
export function Navigation({ shown }: { shown: boolean }) {
  const words = useWords(frameWords)
  const { actions } = useMe()
  const [folded, setFolded] = useState(localStorage.getItem(place) === 'folded')
  // Where the menu lies over the screen it is whole.
  const small = folded && !shown
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const own = useMemo(
    () =>
      desks
        .map((desk) => ({ ...desk, entries: desk.entries.filter(({ action }) => actions.includes(action)) }))
        .filter(({ entries }) => entries.length > 0),
    [actions],
  )
  const here = pathname.split('/')[1] ?? ''
  const { isOpen, open } = useOpenDesks(own, pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another entry
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [here])
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
        <NavLink to="/" end title={words.home}>
          <HomeIcon aria-hidden size={18} />
          <span>{words.home}</span>
        </NavLink>
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
                <Link key={entry.to} to={`/${entry.to}`} title={words.screens[entry.name]} aria-current={currentFor(entry, here)}>
                  <span>{words.screens[entry.name]}</span>
                  <Waits of={entry.queues} />
                </Link>
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
}

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
