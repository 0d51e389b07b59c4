import { Combobox } from '@base-ui/react/combobox'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import type { PickerProps } from './picker.tsx'

const afterTyping = 150

interface Props<Item> extends PickerProps<Item> {
  words: string
  setWords: (words: string) => void
  /** It takes the place of a box in which somebody is writing. */
  focus: boolean
  /** Enter was pressed there on what had been written. */
  entered: boolean
}

/** The box of a picker with what it finds. */
export function PickerBox<Item>(props: Props<Item>) {
  const { label, search, itemKey, itemText, show = itemText, onPick, placeholder, words, setWords, focus, entered } = props
  const { kit } = useWords(frameWords)
  const [found, setFound] = useState<readonly Item[]>([])
  /** Why nothing could be looked for; null while all is well. */
  const [fault, setFault] = useState<string | null>(null)
  const taken = useRef<HTMLInputElement>(null)
  const [first] = useState({ words, focus })
  // Before anybody can write on: a sign that fell between the two boxes would be lost.
  useLayoutEffect(() => {
    if (first.focus) taken.current?.focus()
  }, [first])
  /** The words that `found` is about, and whether Enter came before it: a scanner is quicker than any search. */
  const foundFor = useRef('')
  const awaited = useRef(false)
  const enteredBefore = useRef(entered)
  const pick = (item: Item) => {
    onPick(item)
    setWords('')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for other words alone
  useEffect(() => {
    const asked = words.trim()
    awaited.current = enteredBefore.current
    enteredBefore.current = false
    if (asked === '') {
      foundFor.current = ''
      setFault(null)
      return setFound([])
    }
    const ending = new AbortController()
    const arrived = (items: readonly Item[]) => {
      foundFor.current = asked
      const [only] = items
      setFault(null)
      if (awaited.current && only !== undefined && items.length === 1) return pick(only)
      setFound(items)
    }
    const failed = (error: unknown) => {
      if (ending.signal.aborted) return
      setFound([])
      setFault(error instanceof Refusal && error.status !== 0 ? error.message || kit.failed : kit.offline)
    }
    const soon = setTimeout(() => {
      search(asked, ending.signal).then(arrived, failed)
    }, afterTyping)
    return () => {
      clearTimeout(soon)
      ending.abort()
    }
  }, [words])
  return (
    <Combobox.Root
      items={found as Item[]}
      filter={null}
      autoHighlight
      defaultOpen={first.words !== ''}
      value={null}
      inputValue={words}
      onInputValueChange={setWords}
      itemToStringLabel={(item: Item) => itemText(item)}
      onValueChange={(item: Item | null) => {
        if (item !== null) pick(item)
      }}
    >
      <Combobox.Input
        ref={taken}
        className="search-box"
        aria-label={label}
        placeholder={placeholder ?? label}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || words.trim() === '') return
          const isFound = words.trim() === foundFor.current
          if (isFound && event.currentTarget.hasAttribute('aria-activedescendant')) return
          // Enter is for what is found, never for the form around the box.
          event.preventDefault()
          event.preventBaseUIHandler()
          // What is found is drawn a moment before its first is marked.
          if (isFound && found[0] !== undefined) pick(found[0])
          else awaited.current = true
        }}
      />
      <Combobox.Portal>
        <Combobox.Positioner className="picker-place" sideOffset={4} role="region" aria-label={label}>
          <Combobox.Popup className="picker">
            <RestStays />
            <Combobox.Empty className="picker-empty">{words.trim() !== '' && (fault ?? kit.nothingFound)}</Combobox.Empty>
            <Combobox.List aria-label={label}>
              {(item: Item) => (
                <Combobox.Item key={itemKey(item)} value={item} className="picker-item">
                  {show(item)}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

/**
 * What floats hides all else from whoever hears the screen, headings and the form itself, for as long as it is open. A list under a box is
 * no dialog: the rest of the page stays where it was.
 */
function RestStays() {
  useLayoutEffect(() => {
    const shown = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        if (oldValue === null && target instanceof Element) target.removeAttribute('aria-hidden')
    })
    shown.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden'], attributeOldValue: true })
    return () => shown.disconnect()
  }, [])
  return null
}
