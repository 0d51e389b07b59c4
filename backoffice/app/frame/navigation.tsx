import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import { useCall } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { desks, homeIcon as HomeIcon } from './desks.ts'
import { frameWords } from './words.ts'

const place = 'staff-navigation'
const halfAMinute = 30_000

/** The desks a person may enter, with what waits at each. */
export function Navigation({ shown }: { shown: boolean }) {
  const words = useWords(frameWords)
  const { actions } = useMe()
  const [folded, setFolded] = useState(localStorage.getItem(place) === 'folded')
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another entry
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname.split('/')[1]])
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
        {desks.map(({ name, icon: Icon, entries }) => {
          const own = entries.filter(({ action }) => actions.includes(action))
          if (own.length === 0) return null
          return (
            <div key={name} className="navigation-group">
              <p className="navigation-desk">
                <Icon aria-hidden size={18} />
                <span>{words.desks[name]}</span>
              </p>
              {own.map(({ to, name: screen, queues }) => (
                <NavLink key={to} to={`/${to}`} title={words.screens[screen]}>
                  <span>{words.screens[screen]}</span>
                  <Waits of={queues} />
                </NavLink>
              ))}
            </div>
          )
        })}
      </div>
      <button type="button" className="navigation-fold" onClick={fold} aria-expanded={!folded}>
        {folded ? <PanelLeftOpen aria-hidden size={18} /> : <PanelLeftClose aria-hidden size={18} />}
        <span>{folded ? words.unfoldNavigation : words.foldNavigation}</span>
      </button>
    </nav>
  )
}

/** How many wait behind an entry; nothing where none do. */
function Waits({ of = [] }: { of?: readonly string[] | undefined }) {
  const language = useLanguage()
  const { data } = useCall('GET /waiting/', undefined, { refetchInterval: halfAMinute, enabled: of.length > 0 })
  const count = data?.items.filter(({ queue }) => of.includes(queue)).reduce((all, queue) => all + queue.count, 0) ?? 0
  return count > 0 && <data value={count}>{shownNumber(count, language)}</data>
}
