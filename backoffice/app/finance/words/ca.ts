import type { Words } from './es.ts'

export const words: Words = {
  title: 'Pagaments per revisar',
  empty: 'Els bancs i els comptes coincideixen.',
  columns: { order: 'Comanda', kind: 'Què passa', note: 'Detall', since: 'Des de', settled: 'Resolt per' },
  views: { open: 'Per resoldre', all: 'Tots' },
  kinds: {
    amount_mismatch: 'L’import no coincideix',
    task_failed: 'No s’han pogut moure els diners',
    charge_declined: 'El banc ha rebutjat el càrrec',
    authorisation_lapsing: 'L’autorització caduca aviat',
    authorisation_lapsed: 'L’autorització ha caducat',
    paid_twice: 'Pagat dues vegades',
    gateway_differs: 'El banc diu una altra cosa',
  },
  failed: 'No s’ha pogut fer.',
  reason: 'Com s’ha resolt',
  settle: 'Resolt',
  done: 'Anotat.',
  gone: 'Ja està resolt.',
  open: 'Obre la comanda',
}
