import { useCall } from '../api/queries.ts'
import { ChoiceField } from '../kit/form.tsx'
import type { BoxProps } from '../kit/record-fields.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Block } from './home-slots.ts'
import { useOfShop } from './of-shop.tsx'
import { editorWords } from './words.ts'

type With = NonNullable<Block['with']>
const keyOf = ({ kind, id }: With) => `${kind} ${id}`
const shownDay = (day: string) => day.split('-').toReversed().join('/')

/** As the form holds it: "promotion 12". */
export const occasion = {
  write: (value: unknown) => keyOf(value as With),
  read: (text: string): With | null => {
    const [kind = '', id = ''] = text.split(' ')
    return text === '' ? null : ({ kind, id: Number(id) } as With)
  },
}

/** Promotions and gift campaigns of now and later, and the one that the block has already, though it be over. */
export function OccasionBox({ name, label, hint, required, value, onValue }: BoxProps) {
  const { home: words } = useWords(editorWords)
  const language = useLanguage()
  const blocks = useCall('GET /home-blocks/', useOfShop()).data?.items ?? []
  const found = useCall('GET /texts/occasions/').data?.items ?? []
  const own = blocks.find((block) => block.with !== null && keyOf(block.with) === value)?.occasion
  const options = found.map((one) => {
    const { begins, ends } = one
    // What ends before it begins is on, and begins again in a year.
    const from = begins !== null && (ends === null || begins <= ends) ? shownDay(begins) : null
    const days = words.between(from, ends && shownDay(ends))
    return { value: keyOf(one), text: [one.name[language] || one.name.es, days].filter(Boolean).join(' · ') }
  })
  if (own && options.every((option) => option.value !== value)) options.push({ value, text: own.name[language] || own.name.es })
  return (
    <div className="whole-row">
      <ChoiceField {...{ name, label, hint, required, value, onValue, options }} empty={words.withNothing} />
    </div>
  )
}
