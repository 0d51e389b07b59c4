import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PickerBox } from './picker-box.tsx'

export interface PickerProps<Item> {
  label: string
  /** What the words find; asked again a moment after the last sign. */
  search: (words: string, signal: AbortSignal) => Promise<readonly Item[]>
  itemKey: (item: Item) => string
  itemText: (item: Item) => string
  /** How an item is shown among those found. */
  show?: (item: Item) => ReactNode
  onPick: (item: Item) => void
  placeholder?: string
  /** One begins here. */
  autoFocus?: boolean
}

type Box<Item> = ComponentType<Parameters<typeof PickerBox<Item>>[0]>

/**
 * Picks one of very many: a title, a person, a store. What was picked is handed on, and the box is empty again. What finds is loaded when
 * somebody comes to the box; what they write meanwhile stays.
 */
export function Picker<Item>(props: PickerProps<Item>) {
  const { label, placeholder, autoFocus } = props
  const [words, setWords] = useState('')
  const [loaded, setLoaded] = useState<{ Box: Box<Item>; focus: boolean; entered: boolean } | null>(null)
  const plain = useRef<HTMLInputElement>(null)
  /** The words on which Enter came before the box: a scanner is quicker than what is fetched. */
  const entered = useRef<string | null>(null)
  const load = () =>
    void import('./picker-box.tsx').then(({ PickerBox: Box }) =>
      flushSync(() =>
        setLoaded(
          (before) =>
            before ?? {
              Box,
              focus: plain.current === document.activeElement,
              entered: entered.current !== null && entered.current === plain.current?.value,
            },
        ),
      ),
    )
  if (loaded) return <loaded.Box {...props} words={words} setWords={setWords} focus={loaded.focus} entered={loaded.entered} />
  return (
    <input
      ref={plain}
      className="search-box"
      role="combobox"
      aria-expanded={false}
      aria-label={label}
      placeholder={placeholder ?? label}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: the screen says that one begins here
      autoFocus={autoFocus}
      value={words}
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || words.trim() === '') return
        event.preventDefault()
        entered.current = words
      }}
      onPointerEnter={load}
      onFocus={load}
    />
  )
}
