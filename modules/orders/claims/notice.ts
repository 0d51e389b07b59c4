import type { Language } from '#kernel/language.ts'
import { heading, lines, link, paragraph, passage, small, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import type { ClaimRow } from './claims.sql.ts'
import { texts } from './notice-words.ts'

/** Who claims: the account, the person of it who wrote, where to answer. */
export interface Claimant {
  customer_name: string
  by: string | null
  email: string
}

/** A note may have thousands of lines; the rest is read at the desk. */
const linesTold = 100

/** Tells the shop, in its staff's language, that copies of a delivery note are claimed. */
export function claimNotice(sender: Sender, language: Language, claim: ClaimRow, claimant: Claimant): EmailMessage {
  const { title: titleOf, about, kinds, wrote } = texts[language]
  const title = titleOf(claim.id, claimant.customer_name).replace(/\s+/g, ' ')
  const who = [claimant.customer_name, claimant.by].filter(Boolean).join(' · ')
  const ground = about(claim.note, claim.order_number)
  const items = claim.lines
    .slice(0, linesTold)
    .map(({ copies, title: item, article, kind }) => ({ what: `${copies} × ${item}`, article, why: kinds[kind] }))
  const command = `npm run staff -- POST /claims/${claim.id}/answer/ --accept=resend`
  return {
    template: 'claim-notice',
    language,
    subject: title,
    ...inBothForms(sender, language, title, ground, [
      paragraph(lines(who, link(`mailto:${claimant.email}`, claimant.email))),
      paragraph(ground),
      table(items.map(({ what, article, why }) => ({ what, amount: why, note: article }))),
      ...(claim.comments ? [heading(wrote), passage(claim.comments)] : []),
      small(command),
    ]),
  }
}
