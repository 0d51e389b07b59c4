import type { PatternName } from '#modules/goods/artwork/contract.ts'
import { OwnBox } from '../kit/own-box.tsx'
import type { BoxProps } from '../kit/record-fields.ts'
import { useWords } from '../words/dictionary.ts'
import { editorWords } from './words.ts'

/** The patterns of the palace, each drawn: one of them. */
export function PatternBox({ name, label, value, onValue }: BoxProps) {
  const { motifs: words } = useWords(editorWords)
  return (
    <OwnBox name={name} label={label}>
      <div className="patterns">
        {(Object.keys(words.patterns) as PatternName[]).map((pattern) => (
          <label key={pattern} className="check">
            <input type="radio" name={name} value={pattern} checked={value === pattern} onChange={() => onValue(pattern)} />
            <img src={`/media/art/tile-${pattern}.svg`} alt="" width={40} height={40} loading="lazy" />
            <span>{words.patterns[pattern]}</span>
          </label>
        ))}
      </div>
    </OwnBox>
  )
}
