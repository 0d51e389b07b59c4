import { languages } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import type { FrameWords } from '../frame/words.ts'
import { Mark } from '../kit/shown.tsx'
import type { Words } from './words/es.ts'

type Row = Answer<'GET /content-pages/'>['items'][number]

const tones = { shown: 'good', withheld: 'plain', unled: 'wait', no_screen: 'bad' } as const

/** Whether visitors see a page, and why not. */
export const PageState = ({ state, words }: { state: Row['state']; words: Words['pages'] }) => (
  <Mark tone={tones[state]}>{words.states[state]}</Mark>
)

/** What lacks in each language; one mark where nothing does. */
export function Said({ of, words, names }: { of: Row; words: Words['pages']; names: FrameWords['languages'] }) {
  const lacking = languages.filter((language) => of.said[language] !== 'complete')
  return (
    <span className="page-marks">
      {lacking.length === 0 && <Mark tone="good">{words.complete}</Mark>}
      {lacking.map((language) => (
        <Mark key={language} tone={of.said[language] === 'empty' ? 'bad' : 'wait'}>
          {words.lacks[of.said[language] === 'empty' ? 'empty' : 'behind'](names[language])}
        </Mark>
      ))}
      {of.drafted && <Mark tone="info">{words.drafted}</Mark>}
    </span>
  )
}
