import type { KeyboardEvent, MouseEvent } from 'react'

const rowLinks = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('[data-row]')]

/** Puts the focus on a row; of all rows the one that had it last is reached by Tab. */
function focusRow(rows: HTMLElement[], index: number) {
  const row = rows[Math.max(0, Math.min(index, rows.length - 1))]
  if (!row) return
  for (const other of rows) if (other !== row && other.tabIndex === 0) other.tabIndex = -1
  row.tabIndex = 0
  row.focus()
  row.scrollIntoView({ block: 'nearest' })
}

const rowOf = (key: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)

/** Goes to a row; where it has left its list, to the first one, and of a list that is empty to its heading. */
export function focusRowOf(key: string) {
  const row = rowOf(key) ?? document.querySelector<HTMLElement>('[data-row]')
  if (row) return row.focus()
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

/** From a row to another one, and by which keys. */
export const rowSteps = [
  { name: 'next', keys: ['ArrowDown', 'j'], to: (at: number) => at + 1 },
  { name: 'previous', keys: ['ArrowUp', 'k'], to: (at: number) => at - 1 },
  { name: 'first', keys: ['Home'], to: () => 0 },
  { name: 'last', keys: ['End'], to: () => Number.POSITIVE_INFINITY },
] as const
export const chooseKey = 'x'

/**
 * Arrows, j and k walk through the rows of a table, Home and End to its ends, x chooses the row, Shift with an arrow chooses on the way. It
 * works on the page itself: a step costs no drawing, however many rows there are.
 */
export function gridKeys(event: KeyboardEvent<HTMLElement>, choose?: (key: string) => void) {
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
  if (!from || event.ctrlKey || event.metaKey || event.altKey) return
  const rows = rowLinks(event.currentTarget)
  const next = rowSteps.find(({ keys }) => keys.some((key) => key === event.key))?.to(rows.indexOf(from))
  if (next !== undefined) {
    event.preventDefault()
    if (event.shiftKey && choose) choose(from.dataset['row']!)
    focusRow(rows, next)
  }
  if (event.key === chooseKey && choose) {
    event.preventDefault()
    choose(from.dataset['row']!)
  }
}

/**
 * A plain click on a row opens it here; with a key held the browser does what it does with links. One listener for all of them: a router's link
 * is drawn anew with every change of the address, and two hundred of them take longer than what is opened.
 */
export function followRow(event: MouseEvent<HTMLElement>, go: (to: string) => unknown) {
  const row = (event.target as HTMLElement).closest<HTMLElement>('a[data-to]')
  if (!row || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return
  event.preventDefault()
  go(row.dataset['to']!)
}
