import { shownNumber } from '#kernel/figures.ts'
import { frameWords } from '../frame/words.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { useSending } from './use-sending.ts'
import { importWords } from './words.ts'

/** How far a file is, and what stands against it. */
export function Sending({ progress, broken, refusal }: Pick<ReturnType<typeof useSending>, 'progress' | 'broken' | 'refusal'>) {
  const { upload: words } = useWords(importWords)
  const { kit } = useWords(frameWords)
  const language = useLanguage()
  return (
    <div role="status">
      {progress !== null && <p>{words.sending(shownNumber(Math.floor(progress * 100), language))}</p>}
      {broken && progress !== null && <p>{words.broken}</p>}
      {refusal && <p className="fault">{refusal.message || kit.offline}</p>}
    </div>
  )
}
