import { shownCents } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import { button, paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Budget } from './budgets.ts'
import { texts } from './warning-email-words.ts'

type Used = Pick<
  Budget,
  'title' | 'lot' | 'year' | 'level' | 'usedPercent' | 'invoicedCents' | 'pendingCents' | 'assignedCents' | 'availableCents'
>

/** Of a budget that reached 80 or 100 % of what is assigned. */
export function warningEmail(sender: Sender, language: Language, budget: Used): EmailMessage {
  const text = texts[language]
  const name = [budget.title, budget.lot, budget.year].filter(Boolean).join(' · ')
  const beyond = budget.level === 'beyond'
  const said = text.said({
    percent: budget.usedPercent,
    used: shownCents(budget.invoicedCents + budget.pendingCents, language),
    assigned: shownCents(budget.assignedCents, language),
    available: shownCents(budget.availableCents, language),
  })
  const href = `${sender.url}${pathTo('private-budget', language)}?year=${budget.year}`
  return houseEmail(sender, language, {
    template: 'budget-warning',
    subject: beyond ? text.beyond(name) : text.near(name),
    preview: said,
    marks: { title: name },
    body: [paragraph(said), ...(beyond ? [paragraph(text.goesOn)] : []), button(href, text.see)],
  })
}
