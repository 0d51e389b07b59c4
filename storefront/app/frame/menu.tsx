import { type FocusEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { MenuCategory } from '#modules/editorial/content/contract.ts'
import { targetHref } from '#screens/targets.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { DrawnOnce } from '../site/drawn-once.tsx'
import { Link } from '../site/link.tsx'
import { useShopPath } from '../site/shop-here.ts'
import { glazeOf } from '../ui/glaze.ts'
import { currentItem } from './current-item.ts'
import { MenuPanel } from './menu-panel.tsx'
import { MoreMenu } from './more-menu.tsx'

/** The key of the category in which the page stands (N-21); a product's page says in which sections it does. */
export function useCurrentItem(items: MenuCategory[]): string | null {
  const language = useLanguage()
  const address = useLocation()
  const sections = useMatches()
    .map((match) => (match.loaderData as { sections?: string[] } | undefined)?.sections)
    .findLast(Boolean)
  return currentItem(items, address, language, sections)
}

interface Room {
  items: number
  /** Of those items, so that "More" stands right after the last; the whole line until it is measured. */
  width?: number
}

const widthOfMore = 72

/** How many categories fit the line. */
function roomOf(list: HTMLUListElement | null, available: number): Room {
  const widths = [...(list?.children ?? [])].map((item) => item.getBoundingClientRect().width)
  const sum = (count: number) => widths.slice(0, count).reduce((total, width) => total + width, 0)
  if (sum(widths.length) <= available) return { items: widths.length, width: sum(widths.length) + 1 }
  const items = widths.findLastIndex((_, index) => sum(index + 1) <= available - widthOfMore) + 1
  return { items, width: sum(items) + 1 }
}

const openAfter = 90
const closeAfter = 220

/** The categories on one line; those without room wait under "More". Panels open on hover and on focus; Escape closes them wherever the focus is (N-23). */
export function DesktopMenu({ items }: { items: MenuCategory[] }) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { shell } = useMessages()
  const { key } = useLocation()
  const current = useCurrentItem(items)
  const list = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState<string | null>(null)
  const [room, setRoom] = useState<Room>({ items: items.length })
  const later = (next: string | null, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the panel
  useEffect(() => setOpen(null), [key])
  useLayoutEffect(() => {
    const bar = list.current?.parentElement
    if (!bar) return
    // Once all is laid out, and not at all where it is not shown: asked as the page comes to life it would be laid out for this alone.
    const measure = () => setRoom(roomOf(list.current, bar.clientWidth))
    const watch = new ResizeObserver(measure)
    watch.observe(bar)
    // Watched anew it is measured anew, with the letters that have come.
    document.fonts.ready.then(() => watch.observe(bar))
    return () => watch.disconnect()
  }, [])
  // With the panel, not after it: Escape closes what one sees.
  useLayoutEffect(() => {
    if (!open) return
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (list.current?.contains(document.activeElement)) document.getElementById(`menu-${open}`)?.focus()
      clearTimeout(timer.current)
      setOpen(null)
    }
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [open])
  const shown = items.find((item) => item.key === open)
  return (
    <nav
      className="header-menu"
      aria-label={shell.menu}
      onPointerLeave={() => later(null, closeAfter)}
      onPointerEnter={() => clearTimeout(timer.current)}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(null)
      }}
    >
      <DrawnOnce as="ul" name={`line ${current}`} className="header-items" ref={list} style={{ width: room.width }}>
        {() =>
          items.map((item, index) => {
            const folds = item.subcategories.length > 0
            return (
              <li key={item.key} style={glazeOf(item)} inert={index >= room.items}>
                <Link
                  className="header-top"
                  id={`menu-${item.key}`}
                  to={targetHref(item.fixedurl, language, inShop)}
                  aria-current={item.key === current ? 'true' : undefined}
                  aria-expanded={folds ? open === item.key : undefined}
                  aria-controls={folds && open === item.key ? 'menu-panel' : undefined}
                  onPointerEnter={(event: PointerEvent) => {
                    if (event.pointerType === 'mouse') later(folds ? item.key : null, open ? 60 : openAfter)
                  }}
                  onFocus={(event) => {
                    if (event.currentTarget.matches(':focus-visible')) setOpen(folds ? item.key : null)
                  }}
                  onClick={(event) => {
                    const touched = event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'touch'
                    if (!touched || !folds || open === item.key) return
                    event.preventDefault()
                    setOpen(item.key)
                  }}
                >
                  <span>{item.title}</span>
                </Link>
                {shown === item && <MenuPanel key={item.key} item={item} id="menu-panel" />}
              </li>
            )
          })
        }
      </DrawnOnce>
      {room.items < items.length && <MoreMenu items={items.slice(room.items)} />}
    </nav>
  )
}
