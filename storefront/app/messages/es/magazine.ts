export const magazine = {
  title: 'La revista',
  lead: 'Lo que leemos, lo que nos preguntan en el mostrador y lo que se aprende abriendo cada mañana a la sombra de un palacio.',
  by: ({ name }: { name: string }) => `Artículos de ${name}`,
  of: ({ month }: { month: string }) => `Artículos de ${month}`,
  authors: 'Quién escribe',
  months: 'Mes a mes',
  feed: 'Suscribirse por RSS',
  empty: 'Este mes no publicamos nada. Puede elegir otro.',
  related: 'De lo que hablamos',
  further: 'Siga leyendo',
  seeAll: 'Todos los artículos',
  updated: ({ day }: { day: string }) => `Revisado el ${day}`,
}
