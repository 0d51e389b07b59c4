import type { FormOutcome } from '../ui/form.tsx'
import { Captcha } from './captcha.tsx'

/** The question in words that a refused form comes back with; nothing where the browser works for its visitor unseen. */
export function AskedPerson({ outcome, scope }: { outcome: FormOutcome | undefined; scope?: string }) {
  const question = outcome?.question
  return question ? <Captcha key={question.challenge} question={question} outcome={outcome} scope={scope} /> : null
}
