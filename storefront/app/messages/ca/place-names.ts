/** A name that brings its article, or needs one, as a sentence takes it: «la Corunya», «les Illes Balears», «la Comunitat Valenciana». */
const named = (place: string) =>
  place
    .replace(/^(La|Les) /, (article) => article.toLowerCase())
    .replace(/^Illes /, 'les Illes ')
    .replace(/^Comunitat /, 'la Comunitat ')

/** «a Girona», «a la Corunya». */
export const inPlace = (place: string) => `a ${named(place)}`

/** «de Girona», «d’Alacant», «de la Corunya». */
export const ofPlace = (place: string) => {
  const name = named(place)
  return name === place && /^[aàeèéiíoòóuú]/i.test(name) ? `d’${name}` : `de ${name}`
}
