import { Search } from 'lucide-react'
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { Everything } from '#modules/editorial/site-search/contract.ts'
import type { SuggestAnswer } from '#modules/goods/search/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { browserApi } from '../api/client.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Price } from '../ui/price.tsx'
import { type Suggestion, suggestionsOf } from './suggestions.ts'

const shortestAsked = 2
const pause = 140

/** The search field with suggestions while typing: a combobox worked by arrows, Enter and Escape (N-31, S-05). */
export function SearchBox({ id, focused = false, value = '' }: { id: string; focused?: boolean; value?: string }) {
  const language = useLanguage()
  const { shell, search } = useMessages()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [found, setFound] = useState<Suggestion[]>([])
  const [active, setActive] = useState(-1)
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [focused])
  useEffect(() => {
    const q = typed?.trim() ?? ''
    setActive(-1)
    if (q.length < shortestAsked) return setFound([])
    let current = true
    const timer = setTimeout(async () => {
      const [answer, elsewhere] = await Promise.all([
        browserApi.get<SuggestAnswer>('/suggest/', { q }),
        browserApi.get<Everything>('/everything/', { q, each: 1 }),
      ])
      if (current) setFound(suggestionsOf(answer, elsewhere, language, search.elsewhereIn))
    }, pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [typed, language, search])
  const chosen = found[active]
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setActive((index) => (index + step < -1 ? found.length - 1 : index + step >= found.length ? -1 : index + step))
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      setFound([])
      navigate(chosen.href)
    } else if (event.key === 'Escape' && found.length > 0) {
      event.stopPropagation()
      setFound([])
    }
  }
  return (
    <Form
      action={pathTo('search', language)}
      role="search"
      onSubmit={(event) => {
        if (!field.current?.value.trim()) event.preventDefault()
        setFound([])
      }}
    >
      <div className="search-line">
        <label className="visually-hidden" htmlFor={`q-${id}`}>
          {shell.searchLabel}
        </label>
        <input
          ref={field}
          id={`q-${id}`}
          name="q"
          type="text"
          inputMode="search"
          required
          maxLength={200}
          defaultValue={value}
          placeholder={shell.searchLabel}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`list-${id}`}
          aria-activedescendant={chosen ? `option-${id}-${active}` : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="button-icon" aria-label={shell.search}>
          <Search aria-hidden size={22} strokeWidth={1.5} />
        </button>
      </div>
      <div id={`list-${id}`} className="suggestions" role="listbox" aria-label={search.suggestions} hidden={found.length === 0}>
        {found.map((suggestion, index) => (
          <Fragment key={suggestion.href}>
            {suggestion.group !== found[index - 1]?.group && suggestion.group !== 'words' && (
              <span className="suggestions-title" role="presentation">
                {search.groups[suggestion.group]}
              </span>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's */}
            {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field */}
            <div
              id={`option-${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                setFound([])
                navigate(suggestion.href)
              }}
            >
              {suggestion.image && <img src={suggestion.image} alt="" width={36} height={44} />}
              <span>
                {suggestion.name} {suggestion.note && <span className="quiet">{suggestion.note}</span>}
              </span>
              {suggestion.price !== null && <Price euros={suggestion.price} />}
            </div>
          </Fragment>
        ))}
      </div>
    </Form>
  )
}
