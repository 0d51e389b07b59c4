import type { Words } from './es.ts'

export const words: Words = {
  doors: {
    title: 'Llistes de porta',
    empty: 'No hi ha activitats amb inscripció.',
    views: { ahead: 'Avui i properes', past: 'Passades', all: 'Totes' },
    columns: {
      activity: 'Activitat',
      starts: 'Comença',
      place: 'Lloc',
      expected: 'S’esperen',
      waiting: 'En espera',
      came: 'Han vingut',
    },
    calledOff: 'Suspesa',
  },
  registrations: {
    title: 'Inscripcions',
    door: 'La llista de la porta',
    columns: {
      name: 'Nom',
      places: 'Places',
      state: 'Estat',
      came: 'Han vingut',
      email: 'Correu',
      phone: 'Telèfon',
      ticket: 'Entrada',
      registered: 'Inscripció',
    },
    states: { confirmed: 'Amb plaça', waiting: 'En espera', cancelled: 'Anul·lada' },
    views: { all: 'Totes', confirmed: 'Amb plaça', waiting: 'En espera', here: 'Han vingut', missing: 'No han vingut' },
    cancel: 'Anul·la la inscripció',
    cancelled: 'Inscripció anul·lada. Li ho diem per correu, i qui espera passa a tenir plaça.',
    gone: 'Ja està anul·lada.',
  },
  door: {
    back: 'Totes les llistes',
    find: 'Cerca un nom',
    of: (came, expected) => `${came} de ${expected}`,
    came: 'han vingut',
    print: 'Imprimeix la llista',
    registrations: 'Inscripcions',
    expected: 'Inscrits',
    waiting: 'En llista d’espera',
    nobody: 'Ningú no es diu així.',
    empty: 'No hi ha ningú inscrit.',
    places: (count) => (count === 1 ? '1 plaça' : `${count} places`),
    tick: (name) => `Ha vingut ${name}`,
    already: (name) => `${name} ja ha entrat.`,
    noTicket: (code) => `«${code}» no és cap entrada d’aquesta llista.`,
    fewer: (name) => `Una persona menys amb ${name}`,
    more: (name) => `Una persona més amb ${name}`,
    moveUp: 'Dona plaça',
    moved: 'Té plaça',
    kept: (count) =>
      count === 1
        ? '1 marca espera en aquest aparell que torni la connexió.'
        : `${count} marques esperen en aquest aparell que torni la connexió.`,
    queued: (registration) => `Porta: inscripció ${registration}`,
    notes: 'Persones',
    reasons: { 'agenda.full': 'No queden places lliures.', 'agenda.called_off': 'L’activitat està suspesa.' },
  },
}
