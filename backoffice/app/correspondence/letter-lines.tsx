import { Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { LetterLine } from './letter-line.tsx'
import { letterTouches } from './letter-sender.tsx'
import { letterWords } from './letter-words.ts'
import type { Letter } from './order-letter.tsx'
import { TitlePicker } from './title-picker.tsx'
import { useSaidAct } from './use-act.ts'

/** Every line as it was read and what it means now; a title more where one is missing. */
export function LetterLines({ letter, again, mayHandle }: { letter: Letter; again: () => void; mayHandle: boolean }) {
  const words = useWords(letterWords)
  const act = useSaidAct('POST /order-letters/:letter/lines/', letterTouches, words.added)
  const mends = mayHandle && letter.acts.mend === null
  const titles = new Map(letter.products.map((title) => [title.pk, title]))
  const found = letter.lines.filter(({ state }) => state === 'found').length
  return (
    <Section title={words.reading}>
      <p className="quiet">{letter.lines.length === 0 ? words.nothing : words.counts(found, letter.lines.length)}</p>
      <ol className="letter-lines">
        {letter.lines.map((line) => (
          <LetterLine key={line.line} letter={letter} line={line} titles={titles} mends={mends} again={again} />
        ))}
      </ol>
      {letter.more_lines > 0 && <p>{words.more(letter.more_lines)}</p>}
      {mends && (
        <TitlePicker
          label={words.add}
          onPick={({ pk }) =>
            void act
              .quick({ params: { letter: letter.letter }, body: { product: pk, quantity: 1, version: letter.version } })
              .then(again)
          }
        />
      )}
    </Section>
  )
}
