import { TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { parcelWords } from './words.ts'

/** Who takes a parcel away from the counter, where it is not whoever ordered it. */
export function CollectedBy({ value, onValue }: { value: string; onValue: (name: string) => void }) {
  const { collectedBy, collectedByHint } = useWords(parcelWords)
  return (
    <TextField name="collected_by" label={collectedBy} hint={collectedByHint} value={value} onValue={onValue} maxLength={100} />
  )
}
