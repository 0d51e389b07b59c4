import { Facts, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { marketingWords } from './words.ts'

/** Which advantages go together, in one table. */
export function Stacking() {
  const { promotions: words } = useWords(marketingWords)
  return (
    <Section title={words.stacking}>
      <Facts of={words.stackingRows} />
    </Section>
  )
}
