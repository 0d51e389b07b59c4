import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { Failed } from '../kit/list-screen.tsx'
import { usePaper } from '../kit/paper.tsx'
import { useWords } from '../words/dictionary.ts'
import { verifactuWords } from './verifactu-words.ts'
import './verifactu.css'

type Declared = Answer<'GET /verifactu/declaration/'>

/** What the law wants at hand inside the program: what its producer declares of it, in the language of the law, ready to print. */
export function Screen() {
  const words = useWords(verifactuWords)
  const { data, error, refetch } = useCall('GET /verifactu/declaration/')
  const { print, paper } = usePaper()
  return (
    <div className="verifactu-page">
      <title>{words.declaration}</title>
      <header>
        <p>
          <Link to="/verifactu">{words.back}</Link>
        </p>
        <h1>{words.declaration}</h1>
        {data && (
          <button type="button" className="button" onClick={() => print(<Declaration of={data} />)}>
            <Printer aria-hidden size={16} /> {words.print}
          </button>
        )}
      </header>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && <Declaration of={data} />}
      {paper}
    </div>
  )
}

const yesOrNo = (yes: boolean) => (yes ? 'Sí' : 'No')

/** Its points and their order are those of Orden HAC/1177/2024, art. 15.1. */
const pointsOf = ({ name, id, version, several, producer }: Declared): readonly (readonly [string, string])[] => [
  ['Nombre del sistema informático', name],
  ['Código identificador del sistema informático', id],
  ['Versión a la que se refiere esta declaración', version],
  [
    'Componentes y funcionalidades',
    'Programa de servidor (Node.js) con base de datos PostgreSQL y aplicación web, que se instala en un equipo propio o alquilado. Vende en línea y en tiendas; expide facturas completas, simplificadas y rectificativas; genera, encadena, conserva y remite sus registros de facturación de alta y de anulación; exporta los libros de facturas.',
  ],
  ['Funciona exclusivamente como «VERI*FACTU» a efectos del Reglamento', yesOrNo(true)],
  [
    'Permite la facturación de varios obligados tributarios',
    `${yesOrNo(true)}. En esta instalación factura ${several ? 'más de uno' : 'uno solo'}.`,
  ],
  ['Tipos de firma de los registros cuando no se utiliza como «VERI*FACTU»', 'Ninguno: no se ofrece esa modalidad.'],
  ['Razón social de la entidad productora', producer.name],
  ['NIF de la entidad productora', producer.nif],
  ['Dirección postal de la entidad productora', producer.address],
]

function Declaration({ of }: { of: Declared }) {
  const { signed, producer, installation } = of
  return (
    <article className="verifactu-declaration" lang="es">
      <h2>Declaración responsable del sistema informático de facturación</h2>
      <ol>
        {pointsOf(of).map(([name, value]) => (
          <li key={name}>
            <strong>{name}:</strong> {value}
          </li>
        ))}
        <li>
          La entidad productora hace constar que el sistema informático, en la versión indicada, cumple con lo dispuesto en el
          artículo 29.2.j) de la Ley 58/2003, General Tributaria; en el Reglamento aprobado por el Real Decreto 1007/2023; en la
          Orden HAC/1177/2024, y en la sede electrónica de la Agencia Estatal de Administración Tributaria para todo aquello que
          complete las especificaciones de dicha orden.
        </li>
        <li>
          <strong>Fecha y lugar:</strong>{' '}
          {signed
            ? `${signed.day.split('-').toReversed().join('/')}, ${signed.place}, ${signed.country}.`
            : 'sin suscribir. Este texto es un borrador mientras la entidad productora no lo suscriba (VERIFACTU_DECLARED).'}
        </li>
      </ol>
      <h3>Anexo</h3>
      <p>
        Correo electrónico de contacto: {producer.email}
        <br />
        Número de esta instalación: {installation}
      </p>
    </article>
  )
}
