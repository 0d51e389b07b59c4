import type { Words } from './es.ts'

export const words: Words = {
  title: 'Correus enviats',
  empty: 'Tots els correus han sortit.',
  views: { failed: 'No s’han pogut enviar', stuck: 'Es reintenten', waiting: 'Per sortir', sent: 'Enviats', all: 'Tots' },
  columns: { to: 'A qui', subject: 'Assumpte', written: 'Escrit', state: 'Estat', why: 'Motiu' },
  states: { waiting: 'Per sortir', sent: 'Enviat', failed: 'No enviat', erased: 'Esborrat' },
  why: { address: 'L’adreça no existeix', server: 'El servidor de correu no respon', other: 'Un altre motiu' },
  of: (id) => `Correu ${id}`,
  order: 'Comanda',
  sentAt: 'Enviat',
  tries: 'Intents',
  next: 'Es torna a provar',
  failure: 'El que va dir el servidor',
  copyOf: 'És una altra còpia del correu',
  text: 'Text',
  noText: 'Aquest correu obre un compte o s’ha esborrat: no s’ensenya ni es torna a enviar.',
  again: 'Torna a enviar',
  elsewhere: 'Envia a una altra adreça',
  to: 'Una altra adreça del mateix compte',
  toHint: 'Només una adreça que el compte hagi confirmat. Si el correu està mal escrit a la comanda, corregiu-lo allà.',
  queued: 'El correu surt d’aquí a un moment.',
  reasons: {
    'mail.emptied': 'El text ja no es conserva.',
    'mail.on_its_way': 'Encara ha de sortir.',
  },
}
