import { Combobox } from '@base-ui/react/combobox'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import type { PickerProps } from './picker.tsx'

const afterTyping = 150

interface Props<Item> extends PickerProps<Item> {
  words: string
  setWords: (words: string) => void
  /** It takes the place of a box in which somebody is writing. */
  focus: boolean
}

/** The box of a picker with what it finds. */
export function PickerBox<Item>(props: Props<Item>) {
  const { label, search, itemKey, itemText, show = itemText, onPick, placeholder, words, setWords, focus } = props
  const { kit } = useWords(frameWords)
  const [found, setFound] = useState<readonly Item[]>([])
  const taken = useRef<HTMLInputElement>(null)
  const [first] = useState({ words, focus })
  // Before anybody can write on: a sign that fell between the two boxes would be lost.
  useLayoutEffect(() => {
    if (first.focus) taken.current?.focus()
  }, [first])
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
      defaultOpen={first.words !== ''}
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
      <Combobox.Input ref={taken} className="search-box" aria-label={label} placeholder={placeholder ?? label} />
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
