import type { Answer } from '../api/calls.ts'
import { AreaField } from '../kit/form.tsx'
import { OwnBox } from '../kit/own-box.tsx'
import { useWords } from '../words/dictionary.ts'
import type { FactName, Form } from './title-form.ts'
import { catalogueWords } from './words.ts'

interface Props {
  known: Answer<'GET /titles/words/'>['accessibility']
  form: Form
  set: (name: FactName) => (value: string) => void
}

/** What the publisher of an ebook says of its accessibility, ticked under the headings that visitors read it by. */
export function TitleAccessibility({ known, form, set }: Props) {
  const { fields } = useWords(catalogueWords)
  const ticked = form.facts.accessibility.split(' ').filter(Boolean)
  const tick = (code: string, on: boolean) =>
    set('accessibility')((on ? [...ticked, code] : ticked.filter((other) => other !== code)).toSorted().join(' '))
  const groups = Map.groupBy(known, ({ group }) => group)
  return (
    <OwnBox name="accessibility" label={fields['accessibility'] ?? ''} className="title-accessibility">
      {[...groups].map(([group, options]) => (
        <details key={group}>
          <summary>
            {group} <span className="quiet figures">{options.filter(({ code }) => ticked.includes(code)).length}</span>
          </summary>
          <div>
            {options.map(({ code, name }) => (
              <label key={code} className="check">
                <input type="checkbox" checked={ticked.includes(code)} onChange={({ target }) => tick(code, target.checked)} />
                {name}
              </label>
            ))}
          </div>
        </details>
      ))}
      <AreaField
        name="accessibility_note"
        label={fields['accessibility_note'] ?? ''}
        value={form.facts.accessibility_note}
        onValue={set('accessibility_note')}
        rows={3}
      />
    </OwnBox>
  )
}
