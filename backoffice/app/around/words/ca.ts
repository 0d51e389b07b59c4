import type { Words } from './es.ts'

export const words: Words = {
  campaigns: {
    title: 'Campanyes de regal',
    empty: 'No hi ha cap campanya.',
    columns: { title: 'Campanya', state: 'Estat', season: 'Temporada', place: 'Lloc', address: 'Pàgina pròpia' },
    views: { all: 'Totes', now: 'En temporada', rest: 'Fora de temporada', off: 'Apagades' },
    states: { now: 'Es mostra', rest: 'Fora de temporada', off: 'Apagada' },
    season: (from, to) => `del ${from} al ${to}`,
    categories: 'Categories',
    every: 'totes',
    texts: 'Text',
  },
  quizzes: {
    title: 'Tests de lectors',
    empty: 'No hi ha cap test.',
    columns: { title: 'Test', opens: 'S’obre', season: 'Temporada', now: 'Ara' },
    opens: { always: 'Sempre', in_season: 'En temporada', never: 'Mai' },
    inSeason: 'En temporada',
    outOfSeason: 'Fora de temporada',
    questions: 'Preguntes',
    profiles: 'Perfils',
    open: { always: 'Obre sempre', in_season: 'Obre en temporada', never: 'Tanca' },
    already: 'Ja està així.',
    changed: 'Canviat.',
  },
}
