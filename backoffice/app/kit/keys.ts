import { useLayoutEffect, useRef } from 'react'

/** A key of a screen. One table binds it and is what the list of keys is made of. */
export interface Key {
  /** As browsers name it: 'r', 'Enter', '/', 'Control+k', 'Alt+ArrowUp'; several that do the same side by side. */
  keys: readonly string[]
  /** What it does, in the words of the screen. */
  does: string
  /** Nothing where what has the focus hears it by itself, as the row of a list does. */
  act?: () => unknown
  /** Heard while somebody writes in a field, too. */
  writing?: boolean
  /** Heard only while the focus is in there. */
  within?: () => Element | null
}

/** How far keys reach: a screen, the list on it, every screen. */
export const reaches = ['screen', 'list', 'everywhere'] as const
export type Reach = (typeof reaches)[number]

interface Table {
  reach: Reach
  keys: { current: readonly Key[] }
}
/** The tables of what is drawn now; what came last is heard first. */
const tables: Table[] = []

export const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"])'))

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>
/** The name of what was pressed; ⌘ is what Ctrl is elsewhere. */
export const nameOf = ({ key, ctrlKey, metaKey, altKey }: Pressed) =>
  `${ctrlKey || metaKey ? 'Control+' : ''}${altKey ? 'Alt+' : ''}${key.length === 1 ? key.toLowerCase() : key}`

function onKey(event: KeyboardEvent) {
  if (event.defaultPrevented) return
  const name = nameOf(event)
  const target = event.target instanceof HTMLElement ? event.target : document.body
  // Enter belongs to the link or button that has the focus, and all but what is heard everywhere to what floats above the screen.
  if (name === 'Enter' && target.closest('a, button, summary')) return
  const floats = target.closest('[role="dialog"]') !== null
  const heard = tables
    .toReversed()
    .filter(({ reach }) => !floats || reach === 'everywhere')
    .flatMap(({ keys }) => keys.current)
    .filter(({ keys, act, writing }) => act && keys.includes(name) && (writing || !isWriting(target)))
  const key = heard.find(({ within }) => within?.()?.contains(target)) ?? heard.find(({ within }) => !within)
  if (!key) return
  event.preventDefault()
  key.act?.()
}

/** Hears the keys while the screen or the part of it is drawn, and tells of them in the list that ? opens. */
export function useKeys(keys: readonly Key[], reach: Reach = 'screen') {
  const current = useRef(keys)
  current.current = keys
  // Heard from the moment that the screen is drawn: an effect after that would miss who is quicker.
  useLayoutEffect(() => {
    const table = { reach, keys: current }
    if (tables.length === 0) document.addEventListener('keydown', onKey)
    tables.push(table)
    return () => {
      tables.splice(tables.indexOf(table), 1)
      if (tables.length === 0) document.removeEventListener('keydown', onKey)
    }
  }, [reach])
}

/** For what has the focus and hears its own keys: does what the table says. */
export function hear(event: Pressed & { preventDefault: () => void }, keys: readonly Key[]) {
  const key = keys.find((one) => one.keys.includes(nameOf(event)))
  if (!key) return
  event.preventDefault()
  key.act?.()
}

/** The keys of what is drawn now, by their reach; each that does the same once. */
export function keysNow(): { reach: Reach; keys: Key[] }[] {
  return reaches.map((reach) => {
    const all = tables.filter((table) => table.reach === reach).flatMap(({ keys }) => keys.current)
    return { reach, keys: all.filter(({ does }, index) => all.findIndex((other) => other.does === does) === index) }
  })
}

/** `/` goes to the box in which the screen is searched. */
export const useSearchKey = (does: string, there = true) =>
  useKeys(
    there ? [{ keys: ['/'], does, act: () => document.querySelector<HTMLElement>('main [data-search]')?.focus() }] : [],
    'list',
  )
