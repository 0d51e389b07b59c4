import type { Domain } from '#modules/dependencies.ts'
import { texts as agenda } from '#modules/editorial/agenda/texts.ts'
import { texts as cafe } from '#modules/editorial/cafe/texts.ts'
import { texts as content } from '#modules/editorial/content/texts.ts'
import { texts as gifts } from '#modules/editorial/gifts/texts.ts'
import { texts as magazine } from '#modules/editorial/magazine/texts.ts'
import { texts as places } from '#modules/editorial/places/texts.ts'
import { texts as quizzes } from '#modules/editorial/quizzes/texts.ts'
import { texts as ticketBundles } from '#modules/editorial/ticket-bundles/texts.ts'
import { texts as lists } from '#modules/goods/lists/texts.ts'
import { texts as names } from '#modules/goods/names/texts.ts'
import { texts as pictures } from '#modules/goods/pictures/texts.ts'
import { texts as stores } from '#modules/goods/stores/texts.ts'
import { texts as titles } from '#modules/goods/titles/texts.ts'
import { texts as contact } from '#modules/people/contact/texts.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { textsOfLetters } from '#modules/platform/mail/texts.ts'
import { texts as storefronts } from '#modules/platform/storefronts/texts.ts'
import { houseLetters } from './letters.ts'

/** Everything that says something in three languages, domain by domain. */
export const textKinds: readonly TextKind[] = Object.values({
  content,
  magazine,
  agenda,
  cafe,
  gifts,
  quizzes,
  places,
  stores,
  names,
  lists,
  titles,
  pictures,
  storefronts,
  'ticket-bundles': ticketBundles,
  contact,
  mail: textsOfLetters(houseLetters),
} satisfies Partial<Record<Domain, readonly TextKind[]>>).flat()
