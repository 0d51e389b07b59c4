export const magazine = {
  title: 'La revista',
  lead: 'Lecturas, oficios e historias del palacio, escritas por quienes llevan la librería.',
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
