import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { chooseKey, rowSteps } from './grid-keys.ts'
import { useKeys } from './keys.ts'

/** Tells of the keys that gridKeys hears. */
export function useRowKeys({ opens = false, chooses = false }: { opens?: boolean; chooses?: boolean }) {
  const { does } = useWords(frameWords).kit
  useKeys(
    [
      ...rowSteps.map(({ keys, name }) => ({ keys, does: does[name] })),
      ...(opens ? [{ keys: ['Enter'], does: does.open }] : []),
      ...(chooses ? [{ keys: [chooseKey], does: does.choose }] : []),
    ],
    'list',
  )
}
