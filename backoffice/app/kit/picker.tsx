import { Combobox } from '@base-ui/react/combobox'
import { type ReactNode, useEffect, useState } from 'react'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'

interface Props<Item> {
  label: string
  /** What the words find; asked again a moment after the last sign. */
  search: (words: string, signal: AbortSignal) => Promise<readonly Item[]>
  itemKey: (item: Item) => string
  itemText: (item: Item) => string
  /** How an item is shown among those found. */
  show?: (item: Item) => ReactNode
  onPick: (item: Item) => void
  placeholder?: string
}

const afterTyping = 150

/** Picks one of very many: a title, a person, a store. What was picked is handed on, and the box is empty again. */
export function Picker<Item>({ label, search, itemKey, itemText, show = itemText, onPick, placeholder }: Props<Item>) {
  const { kit } = useWords(frameWords)
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly Item[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for other words alone
  useEffect(() => {
    if (words.trim() === '') return setFound([])
    const ending = new AbortController()
    const soon = setTimeout(() => {
      search(words.trim(), ending.signal).then(setFound, () => {})
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
      value={null}
      inputValue={words}
      onInputValueChange={setWords}
      itemToStringLabel={(item: Item) => itemText(item)}
      onValueChange={(item: Item | null) => {
        if (item === null) return
        onPick(item)
        setWords('')
      }}
    >
      <Combobox.Input className="search-box" aria-label={label} placeholder={placeholder ?? label} />
      <Combobox.Portal>
        <Combobox.Positioner className="picker-place" sideOffset={4}>
          <Combobox.Popup className="picker">
            <Combobox.Empty className="picker-empty">{words.trim() !== '' && kit.nothingFound}</Combobox.Empty>
            <Combobox.List>
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
