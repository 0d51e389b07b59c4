export const words = {
  campaigns: {
    title: 'Campañas de regalo',
    empty: 'No hay ninguna campaña.',
    columns: { title: 'Campaña', state: 'Estado', season: 'Temporada', place: 'Lugar', address: 'Página propia' },
    views: { all: 'Todas', now: 'En temporada', rest: 'Fuera de temporada', off: 'Apagadas' },
    states: { now: 'Se muestra', rest: 'Fuera de temporada', off: 'Apagada' },
    season: (from: string, to: string) => `del ${from} al ${to}`,
    categories: 'Categorías',
    every: 'todas',
    texts: 'Texto',
  },
  quizzes: {
    title: 'Tests de lectores',
    empty: 'No hay ningún test.',
    columns: { title: 'Test', opens: 'Se abre', season: 'Temporada', now: 'Ahora' },
    opens: { always: 'Siempre', in_season: 'En temporada', never: 'Nunca' },
    inSeason: 'En temporada',
    outOfSeason: 'Fuera de temporada',
    questions: 'Preguntas',
    profiles: 'Perfiles',
    open: { always: 'Abrir siempre', in_season: 'Abrir en temporada', never: 'Cerrar' },
    already: 'Ya está así.',
    changed: 'Cambiado.',
  },
}

export type Words = typeof words
