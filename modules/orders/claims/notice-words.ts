import { ofName } from '#kernel/catalan-names.ts'
import type { Localized } from '#kernel/language.ts'
import type { ClaimKind } from './states.ts'

interface Texts {
  title: (claim: number, customer: string) => string
  about: (note: string, order: string) => string
  kinds: Record<ClaimKind, string>
  /** Above what the claimant wrote. */
  wrote: string
}

export const texts: Localized<Texts> = {
  es: {
    title: (claim, customer) => `Reclamación ${claim} de ${customer}`,
    about: (note, order) => `Albarán ${note} · pedido ${order}`,
    kinds: { missing: 'falta', damaged: 'dañado', wrong_title: 'otro título' },
    wrote: 'Lo que dice',
  },
  ca: {
    title: (claim, customer) => `Reclamació ${claim} ${ofName(customer)}`,
    about: (note, order) => `Albarà ${note} · comanda ${order}`,
    kinds: { missing: 'falta', damaged: 'malmès', wrong_title: 'un altre títol' },
    wrote: 'El que diu',
  },
  en: {
    title: (claim, customer) => `Claim ${claim} from ${customer}`,
    about: (note, order) => `Delivery note ${note} · order ${order}`,
    kinds: { missing: 'missing', damaged: 'damaged', wrong_title: 'wrong title' },
    wrote: 'Their comments',
  },
}
