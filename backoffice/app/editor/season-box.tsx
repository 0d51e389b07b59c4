import { TextField } from '../kit/form.tsx'
import type { BoxProps } from '../kit/record-fields.ts'
import { useWords } from '../words/dictionary.ts'
import { editorWords } from './words.ts'
import './editor.css'
import { OwnBox } from '../kit/own-box.tsx'

/** A month and a day ("12-24") as it is said, 24/12; and back. */
export const monthDay = (text: string): string => text.split('-').toReversed().join('/')
const typed = (text: string) =>
  text
    .split('/')
    .map((part) => part.trim().padStart(2, '0'))
    .toReversed()
    .join('-')

interface Season {
  from: string
  to: string
}

/** As the form holds it: both days as they are typed. */
export const season = {
  write: (value: unknown) => {
    const { from, to } = value as Season
    return `${monthDay(from)} – ${monthDay(to)}`
  },
  read: (text: string): Season | null => {
    const [from = '', to = ''] = text.split('–').map((part) => part.trim())
    return from === '' && to === '' ? null : { from: typed(from), to: typed(to) }
  },
}

/** From one day of the year to another, every year. */
export function SeasonBox({ name, label, value, onValue }: BoxProps) {
  const { menu: words } = useWords(editorWords)
  const [from = '', to = ''] = value.split('–').map((part) => part.trim())
  return (
    <OwnBox label={label}>
      <div className="season">
        <TextField
          name={`${name}.from`}
          label={words.seasonFirst}
          hint={words.seasonHint}
          value={from}
          onValue={(text) => onValue(`${text} – ${to}`)}
        />
        <TextField
          name={`${name}.to`}
          label={words.seasonLast}
          hint={words.seasonHint}
          value={to}
          onValue={(text) => onValue(`${from} – ${text}`)}
        />
      </div>
    </OwnBox>
  )
}
