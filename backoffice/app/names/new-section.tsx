import { useState } from 'react'
import { inEachLanguage } from '#kernel/language.ts'
import { useAct } from '../api/queries.ts'
import { ChoiceField, Fields, Submit } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { useShops } from '../kit/shops.ts'
import { Section } from '../kit/shown.tsx'
import { ThreeTexts } from '../kit/three-texts.tsx'
import { useWords } from '../words/dictionary.ts'
import { touched } from './name-read.ts'
import type { SectionRow } from './sections.tsx'
import { nameWords } from './words.ts'

const nothing = inEachLanguage(() => '')

/** A section of its own, or below another. */
export function NewSection({ rows, of }: { rows: readonly SectionRow[]; of: 'book' | 'object' }) {
  const { sections: words, name } = useWords(nameWords)
  const notice = useNotice()
  const [names, setNames] = useState(nothing)
  const [parent, setParent] = useState('')
  const shops = useShops()
  const [shop, setShop] = useState('main')
  const make = useAct('POST /sections/', touched)
  const submit = () =>
    make.mutate(
      {
        body: {
          kind: of,
          names: inEachLanguage((language) => names[language] || names.es),
          parent: parent === '' ? null : Number(parent),
          ...(parent === '' && shop !== 'main' && { shop }),
        },
      },
      {
        onSuccess: () => {
          setNames(nothing)
          notice({ text: name.made })
        },
      },
    )
  return (
    <Section title={words.make} heading="h2">
      <Fields refusal={make.error} onSubmit={submit}>
        <ThreeTexts label={name.names} name={(language) => `names.${language}`} texts={names} onTexts={setNames} />
        <ChoiceField
          name="parent"
          label={words.below}
          value={parent}
          onValue={setParent}
          options={[{ value: '', text: words.top }, ...rows.map((row) => ({ value: String(row.id), text: row.name }))]}
        />
        {parent === '' && shops.length > 1 && (
          <ChoiceField name="shop" label={words.shop} value={shop} onValue={setShop} options={shops} />
        )}
        <Submit busy={make.isPending}>{words.make}</Submit>
      </Fields>
    </Section>
  )
}
