import { Dialog } from '@base-ui/react/dialog'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { useWords } from '../words/dictionary.ts'
import { desks } from './desks.ts'
import { opens } from './opens.ts'
import { frameWords } from './words.ts'

/** One box that leads everywhere: to screens, and to orders, people and titles by number or words. */
export function Palette({ open, setOpen }: { open: boolean; setOpen: (open: boolean) => void }) {
  const words = useWords(frameWords)
  const { actions } = useMe()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const wanted = useDeferredValue(text.trim())
  const { data } = useCall('GET /find/', { query: { q: wanted } }, { enabled: open && wanted.length > 1 })
  const screens = desks
    .flatMap(({ entries }) => entries)
    .filter(({ action }) => actions.includes(action))
    .map(({ to, name }) => ({ to: `/${to}`, text: words.screens[name], detail: '' }))
    .filter(({ text: shown }) => shown.toLowerCase().includes(wanted.toLowerCase()))
  const things = (data?.groups ?? []).flatMap(({ group, items }) =>
    items.flatMap(({ key, title, detail }) => {
      const to = opens[group]?.(key, title)
      return to ? [{ to, text: title, detail }] : []
    }),
  )
  const atCounter =
    wanted.length > 5 && /\d/.test(wanted) && actions.includes('code.scan')
      ? [{ to: `/counter?${new URLSearchParams({ code: wanted })}`, text: words.screens.counter, detail: wanted }]
      : []
  const everything = { to: `/find?${new URLSearchParams({ q: wanted })}`, text: words.findAll(wanted), detail: '' }
  const found = wanted.length > 1 ? [...things, ...atCounter, ...screens, everything] : screens
  const go = (to: string | undefined) => {
    if (!to) return
    setOpen(false)
    setText('')
    void navigate(to)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setChosen((at) => (at + step + found.length) % Math.max(found.length, 1))
    }
    if (event.key === 'Enter') go(found[chosen]?.to)
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="palette">
          <Dialog.Title className="visually-hidden">{words.find}</Dialog.Title>
          <input
            className="palette-input"
            role="combobox"
            aria-expanded
            aria-controls="palette-found"
            aria-activedescendant={found[chosen] && `palette-${chosen}`}
            aria-label={words.find}
            placeholder={words.find}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setChosen(0)
            }}
            onKeyDown={onKeyDown}
          />
          <div id="palette-found" role="listbox" aria-label={words.find} className="palette-found">
            {found.map(({ to, text: shown, detail }, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the box
              <div
                key={`${to} ${index}`}
                id={`palette-${index}`}
                role="option"
                aria-selected={index === chosen}
                className="palette-option"
                onClick={() => go(to)}
              >
                <span>{shown}</span> <span className="quiet">{detail}</span>
              </div>
            ))}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
