import { useState } from 'react'
import type { Answer, Input } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { CheckField, ChoiceField, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { Cents } from './shown.tsx'
import { catalogueWords } from './words.ts'

export type Rule = NonNullable<Input<'POST /lists/preview/'>['body']>

/** What the search is asked for a list, and what it would bring. */
export function ListRule({ rule, onRule }: { rule: Rule; onRule: (rule: Rule) => void }) {
  const { list: words, titles } = useWords(catalogueWords)
  const [found, setFound] = useState<Answer<'POST /lists/preview/'> | null>(null)
  const set = (changes: Partial<Rule>) => {
    setFound(null)
    onRule(Object.fromEntries(Object.entries({ ...rule, ...changes }).filter(([, value]) => value !== undefined)) as Rule)
  }
  const tick = (name: 'novelty' | 'recommended' | 'in_stock', label: string) => (
    <CheckField
      name={`rule.${name}`}
      label={label}
      checked={rule[name] === true}
      onChecked={(checked) => set({ [name]: checked ? true : undefined })}
    />
  )
  return (
    <fieldset className="rule">
      <legend className="field-label">{words.rule}</legend>
      <div className="facts-form">
        <TextField name="rule.q" label={words.q} value={rule.q ?? ''} onValue={(q) => set({ q: q || undefined })} />
        <ChoiceField
          name="rule.kind"
          label={words.ofKind}
          value={rule.kind ?? ''}
          empty={words.every}
          onValue={(kind) => set({ kind: kind === 'book' || kind === 'object' ? kind : undefined })}
          options={Object.entries(titles.kinds).map(([value, text]) => ({ value, text }))}
        />
        <ChoiceField
          name="rule.sort"
          label={words.sort}
          value={rule.sort ?? 'featured'}
          onValue={(sort) => set({ sort: sort as Rule['sort'] })}
          options={Object.entries(words.sorts).map(([value, text]) => ({ value, text }))}
        />
        <TextField
          name="rule.most"
          label={words.most}
          value={String(rule.most ?? 60)}
          onValue={(most) => set({ most: Number(most) || 1 })}
          inputMode="numeric"
        />
      </div>
      {tick('novelty', words.novelty)}
      {tick('recommended', words.recommended)}
      {tick('in_stock', words.inStock)}
      <button
        type="button"
        className="button"
        data-kind="quiet"
        onClick={() => void call('POST /lists/preview/', { body: rule }).then(setFound, () => {})}
      >
        {words.preview}
      </button>
      {found && (
        <div role="status">
          <p>{words.finds(found.count)}</p>
          <ul className="plain">
            {found.items.map(({ id, title, price_cents }) => (
              <li key={id}>
                {title} <Cents of={price_cents} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  )
}
