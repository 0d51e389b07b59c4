import { Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { owedWords } from './owed-words.ts'
import './owed.css'

const buckets = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'] as const

interface Props {
  of: Record<(typeof buckets)[number] | 'open', number>
  /** Whose it is. */
  name: string
}

/** What is owed by how late it is, side by side. */
export function OwedBuckets({ of, name }: Props) {
  const words = useWords(owedWords)
  return (
    <dl className="owed-buckets" aria-label={name}>
      <div data-all>
        <dt>{name}</dt>
        <dd>
          <Money euros={of.open} />
        </dd>
      </div>
      {buckets.map((bucket) => (
        <div key={bucket} data-late={bucket !== 'not_due' && of[bucket] > 0}>
          <dt>{words.columns[bucket]}</dt>
          <dd>
            <Money euros={of[bucket]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
