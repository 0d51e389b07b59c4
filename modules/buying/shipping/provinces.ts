/** Provinces of Spain in the order of their postcode prefix, 01 to 52; other official names follow the Spanish one. */
const provinceNames = [
  'Álava|Araba|Araba/Álava|Álava/Araba',
  'Albacete',
  'Alicante|Alacant|Alicante/Alacant|Alacant/Alicante',
  'Almería|Almeria',
  'Ávila',
  'Badajoz',
  'Islas Baleares|Illes Balears|Baleares|Balears|Balearic Islands|Illes Balears/Islas Baleares',
  'Barcelona',
  'Burgos',
  'Cáceres',
  'Cádiz|Cadis',
  'Castellón|Castelló|Castellón/Castelló|Castellón de la Plana|Castelló de la Plana',
  'Ciudad Real',
  'Córdoba|Còrdova|Cordova',
  'A Coruña|La Coruña|Coruña|La Corunya',
  'Cuenca|Conca',
  'Girona|Gerona',
  'Granada',
  'Guadalajara',
  'Guipúzcoa|Gipuzkoa|Guipúscoa',
  'Huelva',
  'Huesca|Osca',
  'Jaén',
  'León|Lleó',
  'Lleida|Lérida',
  'La Rioja|Rioja',
  'Lugo',
  'Madrid',
  'Málaga|Màlaga',
  'Murcia|Múrcia',
  'Navarra|Nafarroa',
  'Ourense|Orense',
  'Asturias|Astúries|Asturies|Principado de Asturias',
  'Palencia|Palència',
  'Las Palmas|Palmas, Las',
  'Pontevedra',
  'Salamanca',
  'Santa Cruz de Tenerife|Tenerife',
  'Cantabria|Cantàbria',
  'Segovia|Segòvia',
  'Sevilla|Seville',
  'Soria|Sòria',
  'Tarragona',
  'Teruel|Terol',
  'Toledo',
  'Valencia|València|Valencia/València|València/Valencia',
  'Valladolid',
  'Vizcaya|Bizkaia|Biscaia|Biscay',
  'Zamora',
  'Zaragoza|Saragossa',
  'Ceuta',
  'Melilla',
]

/** The names a form offers; the place plus one is the postcode's prefix. */
export const spanishProvinces: readonly string[] = provinceNames.map((names) => names.split('|')[0] ?? '')

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

const prefixes = new Map(
  provinceNames.flatMap((names, index) =>
    names.split('|').map((name) => [folded(name), String(index + 1).padStart(2, '0')] as const),
  ),
)

/** Postcode prefix of a province by any of its names, whatever their accents and case; undefined when it is none. */
export const provincePrefix = (name: string): string | undefined => prefixes.get(folded(name))
